import { useEffect } from 'react';

/** Prevents the browser from opening a file that was dropped outside of a drop zone. */
export function usePreventFileDrop(): void {
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, []);
}
