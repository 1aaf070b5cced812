import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleOf } from '#tests/support/long';

/** More than there are workers. The script sleeps, so that each worker gets one of them. */
const AT_ONCE = 8;

describe.each(sampleOf({ '7.4': 'the oldest', '8.5': 'the newest' }, ['8.5']))(
	'PHP %s in WebAssembly',
	(version) => {
		let data = '';
		let url = '';
		let server: ChildProcess;

		/** Writes a script whose file has that time. OPcache ignores files that are younger than two seconds. */
		function put(word: string, time: number) {
			const file = join(data, 'wordpress/script.php');
			writeFileSync(file, `<?php usleep( 300000 ); echo 'answer: ${word}';`);
			utimesSync(file, time, time);
		}

		async function ask() {
			const text = await (await fetch(`${url}/script.php`)).text();
			return /^answer: (\w+)$/.exec(text)?.[1];
		}

		const askAll = async () => [
			...new Set(await Promise.all(Array.from({ length: AT_ONCE }, ask))),
		];

		beforeAll(async () => {
			data = mkdtempSync(join(tmpdir(), 'php-wasm-'));
			['wordpress', 'database'].forEach((name) => mkdirSync(join(data, name)));
			put('boot', 1);
			const script = join(__dirname, 'php-wasm/serve-folder.mjs');
			const child = spawn(process.execPath, [script, data, version], {
				stdio: ['pipe', 'pipe', 'inherit'],
			});
			server = child;
			url = String((await once(child.stdout, 'data'))[0]).trim();
			while ((await ask().catch(() => undefined)) === undefined && server.exitCode === null) {
				await new Promise((resolve) => setTimeout(resolve, 250));
			}
		});

		afterAll(async () => {
			if (server.exitCode === null) {
				server.stdin?.end();
				await once(server, 'exit');
			}
			rmSync(data, { recursive: true, force: true });
		});

		it('keeps compiled files, and compiles a changed one at the next request', async () => {
			const minuteAgo = Math.floor(Date.now() / 1000) - 60;
			put('first', minuteAgo);
			expect(await askAll()).toEqual(['first']);
			put('second', minuteAgo);
			expect(await askAll()).toEqual(['first']);
			put('third', minuteAgo + 1);
			expect(await askAll()).toEqual(['third']);
		});
	},
);
