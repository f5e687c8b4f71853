/** An address of a section. The screen around it shows the section, so that it can stay while this changes. */
export default function SectionAddress() {
  return null;
}
