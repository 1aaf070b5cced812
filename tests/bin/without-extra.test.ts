import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyWithout, EXTRAS, withoutLines } from '../../bin/lib/without-extra.mjs';

it('takes the lines of an extra out of both lists', () => {
	expect(
		withoutLines(
			"import { lastLook } from './last-look';\nimport { lastLookCard } from './last-look/card';\nimport { lastLooks } from './last-looks';\nconst EXTRAS = [lastLook, lastLookCard, lastLooks];",
			'last-look',
		),
	).toBe("import { lastLooks } from './last-looks';\nconst EXTRAS = [lastLooks];");
	expect(withoutLines('Last_Look\\Start::hook();\nOld\\Start::hook();', 'last-look')).toBe(
		'Old\\Start::hook();',
	);
});

const OF_APP = EXTRAS.filter((extra) => existsSync(join('src/extras', extra)));

it.each(OF_APP)('the app without %s has all that it imports', (extra) => {
	const target = mkdtempSync(join(tmpdir(), 'without-'));
	try {
		copyWithout(extra, target, ['src', 'tsconfig.json']);
		const { stdout, status } = spawnSync(
			process.execPath,
			['node_modules/.bin/tsc', '--noEmit', '--project', 'tsconfig.app.json'],
			{ cwd: target, encoding: 'utf8' },
		);
		expect({ stdout, status }).toEqual({ stdout: '', status: 0 });
	} finally {
		rmSync(target, { recursive: true, force: true });
	}
});
