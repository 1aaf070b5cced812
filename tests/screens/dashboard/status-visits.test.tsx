import { waitFor } from '#tests/support/render';
import { renderCards } from './parts';

const PERSON = 'site.test 1';
const NOW = Date.UTC(2026, 0, 31);

/** The entries that nine visits in another state have left in the browser. */
const EARLIER = {
	remembered: {
		'dashboard-for-jetpack-last-look': JSON.stringify({
			[PERSON]: {
				earlier: { startedAt: 1, seenAt: 2, facts: { areBackupsOn: false, threats: 9 } },
				current: { startedAt: NOW - 1, seenAt: NOW - 1, facts: { threats: 3, views: 5 } },
				isDismissed: false,
			},
		}),
	},
};

/** A person's decisions: the dismissed cards and expired purchases. */
const DECISIONS = ['dashboard-for-jetpack-dismissed', 'dashboard-for-jetpack-expired'];

/** The card at its first paint, and after everything is known. */
async function visit(scenario: string, stored: Partial<typeof EARLIER> = {}) {
	const { container, browser, unmount } = renderCards(['loads', 'status'], { scenario, ...stored });
	// React's generated names keep counting from card to card.
	const markup = () => container.innerHTML.replace(/:r\w+:/g, '');
	const first = markup();
	let last = '';
	let rounds = 0;
	await waitFor(() => {
		const before = last;
		last = markup();
		rounds = last === before ? rounds + 1 : 0;
		expect(last).not.toMatch(/Checking…|Checking your site…/);
		expect(rounds).toBeGreaterThan(3);
	});
	const read = jest.mocked(browser.recall).mock.calls.map(([key]) => key);
	unmount();
	return { first, last, read: read.filter((key) => !DECISIONS.includes(key)) };
}

it.each([
	...['free', 'site-only', 'offline', 'disconnected'],
	...['security', 'tokens-unhealthy', 'scan-provisioning', 'threats'],
])('%s: the status is the same at the first visit and the tenth', async (scenario) => {
	const first = await visit(scenario);
	const tenth = await visit(scenario, EARLIER);
	expect(tenth.first).toBe(first.first);
	expect(tenth.last).toBe(first.last);
	expect([...first.read, ...tenth.read]).toEqual([]);
});
