const toText = (value: unknown): string => {
	if (typeof value === 'boolean') {
		return value ? '1' : '';
	}
	return value && typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
};

/** A short name of a value (FNV-1a, 32 bits), as in `php-stub/admin-page/class-compared-save.php`. */
export const stampOf = (value: unknown): string => {
	let hash = 0x811c9dc5;
	new TextEncoder().encode(toText(value)).forEach((byte) => {
		hash = Math.imul(hash ^ byte, 0x01000193);
	});
	return (hash >>> 0).toString(16).padStart(8, '0');
};
