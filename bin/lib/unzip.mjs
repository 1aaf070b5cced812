import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const STORED = 0;

function* entries(zip) {
	let end = zip.length - 22;
	while (end >= 0 && zip.readUInt32LE(end) !== END_OF_DIRECTORY) {
		end--;
	}
	if (end < 0) {
		throw new Error('not a zip archive');
	}
	const count = zip.readUInt16LE(end + 10);
	let at = zip.readUInt32LE(end + 16);
	for (let i = 0; i < count; i++) {
		const nameLength = zip.readUInt16LE(at + 28);
		yield {
			method: zip.readUInt16LE(at + 10),
			size: zip.readUInt32LE(at + 20),
			name: zip.toString('utf8', at + 46, at + 46 + nameLength),
			header: zip.readUInt32LE(at + 42),
		};
		at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
	}
}

/**
 * Unpacks an archive without a tool of the host. Zip64 and encryption are not known here.
 *
 * @param {string}                             archive Path of the zip.
 * @param {string}                             target  Folder that receives the files.
 * @param {(name: string) => string|undefined} rename  New path within the folder, or undefined to leave the file out.
 * @throws {Error} Where the archive cannot be read or an entry would leave the folder.
 */
export function unzip(archive, target, rename = (name) => name) {
	const zip = readFileSync(archive);
	for (const { method, size, name, header } of entries(zip)) {
		const renamed = name.endsWith('/') ? undefined : rename(name);
		if (renamed === undefined) {
			continue;
		}
		const path = resolve(target, renamed);
		if (!path.startsWith(resolve(target) + sep)) {
			throw new Error(`${archive} holds a file outside its own folder: ${name}`);
		}
		const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
		const data = zip.subarray(start, start + size);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, method === STORED ? data : inflateRawSync(data));
	}
}
