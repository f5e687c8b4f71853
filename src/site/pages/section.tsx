/** Empty route of a section; the surrounding screen renders the section. */
export default function SectionAddress() {
  return null;
}
