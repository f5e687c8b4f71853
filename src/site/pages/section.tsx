/** Route of a section; it renders nothing, because the main screen around it renders the section. */
export default function SectionAddress() {
  return null;
}
