import { decodedSize, filesOfRoute, gzipSize } from './bundle';

const KB = 1024;

describe('what the first route weighs', () => {
	const files = filesOfRoute('dashboard');

	it('our scripts for #/dashboard take at most 110 KB, gzipped', () => {
		const size = gzipSize(files.filter((file) => file.endsWith('.js')));
		expect(size).toBeLessThanOrEqual(110 * KB);
	});

	it('our styles take at most 60 KB, decoded', () => {
		const size = decodedSize(files.filter((file) => file.endsWith('.css')));
		expect(size).toBeLessThanOrEqual(60 * KB);
	});
});
