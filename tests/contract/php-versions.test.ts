import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { decodePageData } from '@/api';
import { ownComplaints, readLog } from '../companion/support/log';
import { dataFile } from '../e2e/support/data-folder';
import { printedGlobal } from '../e2e/support/page-data';
import { loadScenario, nonceOf, readSettings } from '../e2e/support/rest';
import { cookieHeaderOf } from '../e2e/support/session';
import { PAGE, SITE } from '../e2e/support/site';

/** The oldest PHP that the plugin supports, and the newest one available. `npm test -- --php` runs whole suites on any version. */
const VERSIONS = ['7.4', '8.5'];
const KEY = 'sitemaps';
/** V8 optimizes WebAssembly for longer than these few requests run. */
const QUICKLY = '--liftoff-only';

interface Answers {
	answers: { status: number; text: string; errors: string }[];
	output: string;
	log: string;
}

async function sendOn(version: string, requests: object[]): Promise<Answers> {
	const database = mkdtempSync(join(tmpdir(), 'php-versions-'));
	cpSync(dataFile('database'), database, {
		recursive: true,
		filter: (path) => !path.endsWith('.log'),
	});
	try {
		const script = join(__dirname, 'php-versions/send-requests.mjs');
		const child = spawn(process.execPath, [QUICKLY, script], {
			stdio: ['pipe', 'pipe', 'inherit'],
		});
		child.stdin.end(
			JSON.stringify({
				version,
				folder: dataFile('wordpress'),
				database,
				url: SITE,
				requests,
				script: readFileSync(join(__dirname, 'php-versions/load-sources.php'), 'utf8'),
			}),
		);
		const result = JSON.parse(await text(child.stdout)) as Omit<Answers, 'log'>;
		return { ...result, log: readLog(join(database, 'debug.log')) };
	} finally {
		rmSync(database, { recursive: true });
	}
}

describe('on the oldest and the newest PHP', () => {
	const found = new Map<string, Answers>();
	let wish = false;

	beforeAll(async () => {
		await loadScenario('free');
		const headers = {
			cookie: await cookieHeaderOf('admin'),
			'x-wp-nonce': await nonceOf('admin'),
			'content-type': 'application/json',
		};
		wish = !(await readSettings())[KEY];
		const settings = { url: '/index.php?rest_route=/jetpack/v4/settings', headers };
		const requests = [
			{ url: PAGE.slice(SITE.length), headers },
			settings,
			{ ...settings, method: 'POST', body: JSON.stringify({ [KEY]: wish }) },
			settings,
		];
		await Promise.all(
			VERSIONS.map(async (version) => found.set(version, await sendOn(version, requests))),
		);
	});

	describe.each(VERSIONS)('PHP %s', (version) => {
		const answersOf = () => found.get(version)?.answers ?? [];

		it('parses every file of the plugin and loads every class', () => {
			const report: unknown = JSON.parse(found.get(version)?.output ?? '');
			expect(report).toMatchObject({
				version: expect.stringMatching(`^${version}`),
				flaws: [],
			});
			const { parsed, loaded } = report as { parsed: number; loaded: number };
			expect(parsed).toBeGreaterThan(170);
			expect(loaded).toBeGreaterThan(150);
		});

		it('prints the page of the dashboard with its data', () => {
			const [page] = answersOf();
			expect(page?.status).toBe(200);
			expect(page?.text).toContain('<div id="jp-plugin-container"');
			const data = decodePageData(printedGlobal(page?.text ?? '', 'Initial_State'), PAGE);
			expect(data.site.title).toBe('Sandbox site');
		});

		it('reads the settings, and saves one', () => {
			const [, before, save, after] = answersOf();
			expect([before, save, after].map((one) => one?.status)).toEqual([200, 200, 200]);
			const valueIn = (one = before) =>
				(JSON.parse(one?.text ?? '') as Record<string, unknown>)[KEY];
			expect([valueIn(), valueIn(after)]).toEqual([!wish, wish]);
		});

		it('logs nothing', () => {
			expect(ownComplaints(found.get(version)?.log ?? '')).toBe('');
			expect(answersOf().map(({ errors }) => errors)).toEqual(['', '', '', '']);
		});
	});
});
