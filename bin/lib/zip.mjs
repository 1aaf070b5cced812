import * as zlib from 'node:zlib';

/** Node 20 has no crc32 of its own before 20.15. */
function crc32(data) {
	if (zlib.crc32) {
		return zlib.crc32(data);
	}
	let crc = ~0;
	for (const byte of data) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) {
			crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
		}
	}
	return ~crc >>> 0;
}

/** The fields that a file's own header and its entry in the directory share. Dates are fixed, so that the same files make the same archive. */
function fields({ name, data, packed }) {
	const bytes = Buffer.alloc(26);
	bytes.writeUInt16LE(20, 0);
	bytes.writeUInt16LE(0x0800, 2);
	bytes.writeUInt16LE(8, 4);
	bytes.writeUInt16LE(0, 6);
	bytes.writeUInt16LE(0x21, 8);
	bytes.writeUInt32LE(crc32(data), 10);
	bytes.writeUInt32LE(packed.length, 14);
	bytes.writeUInt32LE(data.length, 18);
	bytes.writeUInt16LE(Buffer.byteLength(name), 22);
	return bytes;
}

function signature(number) {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(number);
	return bytes;
}

function directoryEntry(file, common, offset) {
	const rest = Buffer.alloc(14);
	rest.writeUInt32LE((0o100644 << 16) >>> 0, 6);
	rest.writeUInt32LE(offset, 10);
	// "Made by" Unix, so that the file mode is understood.
	return [signature(0x02014b50), Buffer.from([20, 3]), common, rest, Buffer.from(file.name)];
}

function end(count, size, offset) {
	const bytes = Buffer.alloc(18);
	bytes.writeUInt16LE(count, 4);
	bytes.writeUInt16LE(count, 6);
	bytes.writeUInt32LE(size, 8);
	bytes.writeUInt32LE(offset, 12);
	return [signature(0x06054b50), bytes];
}

/**
 * Packs files into a zip archive.
 *
 * @param {{ name: string, data: Buffer }[]} files
 * @return {Buffer}
 */
export function zip(files) {
	const contents = [];
	const directory = [];
	let offset = 0;
	for (const { name, data } of files) {
		const file = { name, data, packed: zlib.deflateRawSync(data) };
		const common = fields(file);
		const parts = [signature(0x04034b50), common, Buffer.from(name), file.packed];
		directory.push(...directoryEntry(file, common, offset));
		contents.push(...parts);
		offset += parts.reduce((size, part) => size + part.length, 0);
	}
	const index = Buffer.concat(directory);
	return Buffer.concat([...contents, index, ...end(files.length, index.length, offset)]);
}
