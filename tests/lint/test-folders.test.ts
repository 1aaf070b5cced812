import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readScripts } from './source';

const ROOT = join(__dirname, '../..');

/** `tests/domain/backup/status.test.ts` tests `src/domain/backup/status.ts`, and `backup.test.ts` the folder `backup/`. */
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
			...['tests/domain/backup.test.ts', 'tests/domain/dates.test.ts'],
			...['tests/domain/backup/resolve-backup.test.ts', 'tests/domain/backup/facts.ts'],
			...['tests/domain/backups.test.ts', 'tests/domain/backups/facts.ts'],
		]),
	).toEqual(['tests/domain/backups.test.ts', 'tests/domain/backups/facts.ts']);
});

it('every file in tests/domain has the path of its subject in src/domain', () => {
	const files = [...readScripts('tests/domain').keys()];
	expect(files.length).toBeGreaterThan(50);
	expect(findUnmatched(files)).toEqual([]);
});
