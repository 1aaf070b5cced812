import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(__dirname, '../..');
const WORKERS = 2;
/** In ms, because a second jest starts beside the one that runs this test. */
const PATIENCE = 120_000;

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

async function until(isSo: () => boolean) {
	while (!isSo()) {
		await sleep(50);
	}
}

describe('stopped npm test', () => {
	let folder: string;
	const workers = () => readdirSync(folder).map(Number);

	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'hanging-'));
	});

	afterEach(() => {
		workers()
			.filter(isAlive)
			.forEach((pid) => process.kill(pid, 'SIGKILL'));
		[folder, `${folder}-cache`].forEach((path) => rmSync(path, { recursive: true, force: true }));
	});

	it.each([
		['SIGTERM', 143],
		['SIGINT', 130],
	] as const)(
		'ends the workers of jest after %s',
		async (signal, code) => {
			const run = spawn(
				process.execPath,
				['bin/test.mjs', '--only', 'unit', '--', '--config', 'tests/bin/hanging/jest.config.js'],
				{ cwd: ROOT, env: { ...process.env, HANGING_FOLDER: folder } },
			);
			// A run that fails before its workers start has ended before the signal.
			const exit = once(run, 'exit');
			let output = '';
			[run.stdout, run.stderr].forEach((stream) => stream.on('data', (text) => (output += text)));
			await until(() => workers().length === WORKERS || run.exitCode !== null);
			run.kill(signal);
			const [status] = await exit;
			expect(status === code ? code : output).toBe(code);
			await until(() => !workers().some(isAlive));
		},
		PATIENCE,
	);
});
