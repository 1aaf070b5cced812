import type { Request } from 'playwright-core';
import { closePages } from './support/browser';
import { openDashboard, type Dashboard } from './support/dashboard';
import { breakCalls, FAULTS, pathOf, type Fault } from './support/faults';
import { record, replay, type Recording } from './support/replay';
import { loadScenario } from './support/rest';

const recording: Recording = new Map();
let reads: string[] = [];

/** What the screens ask the site for; found by listening, so that a new call is broken too. */
async function listReads(): Promise<string[]> {
	const paths = new Set<string>();
	const dashboard = await openDashboard('admin', {
		prepare: async (page) => {
			await record(page, recording);
			page.on('request', (request) => {
				if (request.method() === 'GET' && request.url().includes('rest_route=')) {
					paths.add(pathOf(request));
				}
			});
		},
	});
	for (const hash of ['#/security', '#/traffic', '#/my-plan', '#/privacy']) {
		await dashboard.goTo(hash);
	}
	await closePages();
	return [...paths];
}

/** The dashboard with some of its calls broken. */
const openBroken = (
	answer: Fault['answer'],
	matches?: (path: string, request: Request) => boolean,
) =>
	openDashboard('admin', {
		prepare: async (page) => {
			await replay(page, recording);
			await breakCalls(page, answer, matches);
		},
	});

const CARDS = [
	'Brute force protection',
	'Downtime monitoring',
	'Site connection',
	'Account connection',
];

async function expectToStand({ container, waitForTitle, complaints }: Dashboard) {
	await waitForTitle('At a Glance');
	for (const name of CARDS) {
		await container.getByRole('heading', { name, exact: true }).first().waitFor();
	}
	expect(complaints.filter((line) => line.startsWith('Uncaught'))).toEqual([]);
}

beforeAll(async () => {
	await loadScenario('security');
	reads = await listReads();
});

afterEach(() => closePages());

/** What else a call may answer is proved card by card, in dashboard-faults and settings-faults. */
const KINDS = ['500 with a reason', '200 of another shape'];

describe('one call fails, and the screens stand', () => {
	it.each(FAULTS.filter(({ name }) => KINDS.includes(name)))(
		'$name, of each call in turn',
		async ({ answer }) => {
			expect(reads).toContain('module/stats/data');
			for (const broken of reads) {
				const dashboard = await openBroken(
					answer,
					(path, request) => path === broken && request.method() === 'GET',
				);
				await expectToStand(dashboard);
				await closePages();
			}
		},
	);
});

describe('all calls fail at once', () => {
	it.each(FAULTS)('$name: every screen stands', async ({ answer }) => {
		const dashboard = await openBroken(answer);
		await expectToStand(dashboard);
		for (const [hash, title] of [
			['#/security', 'Security'],
			['#/traffic', 'Traffic'],
			['#/my-plan', 'My Plan'],
			['#/privacy', 'Privacy'],
			['#/dashboard', 'At a Glance'],
		] as const) {
			await dashboard.goTo(hash, title);
		}
		expect(dashboard.complaints.filter((line) => line.startsWith('Uncaught'))).toEqual([]);
	});

	it('STATS-04 the stats card says so, offers another try, and recovers', async () => {
		let restore: (() => Promise<void>) | undefined;
		const { container, settle } = await openDashboard('admin', {
			prepare: async (page) => {
				restore = await breakCalls(page, FAULTS[0]!.answer, (path) =>
					path.startsWith('module/stats'),
				);
			},
		});
		const card = container
			.locator('section', { has: container.page().getByRole('heading', { name: 'Site stats' }) })
			.last();
		await expect(card.textContent()).resolves.toMatch(/Something happened while loading stats/);
		await restore?.();
		await card.getByRole('button', { name: /try again/i }).click();
		await settle();
		await card
			.getByRole('button', { name: 'Weeks' })
			.or(card.getByRole('tab', { name: 'Weeks' }))
			.waitFor();
	});

	it('a call that never answers leaves the rest alive and says that it is loading', async () => {
		const never = () => new Promise<void>(() => undefined);
		const dashboard = await openBroken(never, (path) => path.startsWith('module/stats'));
		await expectToStand(dashboard);
		const toggle = dashboard.container.getByRole('switch', { name: 'Downtime monitoring' });
		const before = await toggle.isChecked();
		await toggle.click();
		await expect(toggle.isChecked()).resolves.toBe(!before);
	});
});
