// Files made in the page: saved by the browser, or handed to the system's own sheet for sharing.

export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has taken hold of it by the time another task runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function canShareFiles(files: File[]): boolean {
  return "canShare" in navigator && navigator.canShare({ files });
}
