/** Offers data as a file to save. The address of the file exists only during the click. */
export function saveFile(name: string, data: Blob): void {
	const href = URL.createObjectURL(data);
	Object.assign(document.createElement('a'), { href, download: name }).click();
	URL.revokeObjectURL(href);
}
