import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readScripts } from './source';

const ROOT = join(__dirname, '../..');

/** `tests/domain/rewind/status.test.ts` tests `src/domain/rewind/status.ts`, and `rewind.test.ts` the folder `rewind/`. */
const toSubject = (file: string) => file.replace(/^tests\//, 'src/').replace(/\.test\.ts$/, '');

function findUnmatched(files: readonly string[]): string[] {
	return files.filter((file) => {
		const subject = join(ROOT, toSubject(file));
		return file.endsWith('.test.ts')
			? !existsSync(`${subject}.ts`) && !existsSync(subject)
			: !existsSync(dirname(subject));
	});
}

it('finds a test without a subject and a helper in an unknown folder', () => {
	expect(
		findUnmatched([
			...['tests/domain/rewind.test.ts', 'tests/domain/scan.test.ts'],
			...['tests/domain/rewind/resolve-backup.test.ts', 'tests/domain/rewind/facts.ts'],
			...['tests/domain/backups.test.ts', 'tests/domain/backups/facts.ts'],
		]),
	).toEqual(['tests/domain/backups.test.ts', 'tests/domain/backups/facts.ts']);
});

it('every test of a rule has the path of its subject in src', () => {
	const ofExtras = [...readScripts('tests/extras').keys()].filter((file) =>
		file.includes('/domain/'),
	);
	const files = [...readScripts('tests/domain').keys(), ...ofExtras];
	expect(files.length).toBeGreaterThan(50);
	expect(findUnmatched(files)).toEqual([]);
});
