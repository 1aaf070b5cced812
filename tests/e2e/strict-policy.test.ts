import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { sampleOf } from '#tests/support/long';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { CONFIRM, waitForDialog } from './support/dialogs';
import { loadScenario } from './support/rest';

const SCREENS = {
	security: [
		...['#/security', '#/traffic', '#/my-plan', '#/recommendations', '#/sharing'],
		'#/dashboard',
	],
	free: ['#/discussion', '#/license/activation', '#/dashboard'],
	'release-notes': ['#/dashboard'],
};

interface Violation {
	directive: string;
	source: string;
	sample: string;
}

type Watching = Window & { violations?: Violation[] };

/** The hashes of the inline scripts that WordPress prints. No other inline script may run, and no text may become code. */
function hashesOf(html: string): string {
	const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)];
	return inline
		.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
		.join(' ');
}

/** The strictest policy that WordPress's own page allows: its inline styles are in too many places to list. */
const strict = (html: string) =>
	[
		"default-src 'none'",
		`script-src 'self' ${hashesOf(html)}`,
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data:",
		"font-src 'self' data:",
		"connect-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"object-src 'none'",
	].join('; ');

/** Only reported, not enforced, because jQuery and other scripts of WordPress insert text as markup. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/** Serves the page with both policies, and records the violations. */
async function makeStrict(page: Page) {
	await page.addInitScript(() => {
		const watching: Watching = window;
		watching.violations = [];
		document.addEventListener('securitypolicyviolation', (event) => {
			watching.violations?.push({
				directive: event.effectiveDirective,
				source: event.sourceFile || event.blockedURI,
				sample: event.sample,
			});
		});
	});
	await page.route(
		(url) => url.pathname.endsWith('/wp-admin/admin.php'),
		async (route) => {
			const response = await route.fetch();
			const body = await response.text();
			await route.fulfill({
				response,
				body,
				headers: {
					...response.headers(),
					'content-security-policy': strict(body),
					'content-security-policy-report-only': TRUSTED_TYPES,
				},
			});
		},
	);
}

const ours = (page: Page) =>
	page.evaluate(
		(build) =>
			((window as Watching).violations ?? []).filter(
				({ source, sample }) =>
					new RegExp(build).test(source) || /Script.*\/wp-content\/plug/.test(sample),
			),
		// Includes React, because our code passes markup to it, and script addresses in the page itself.
		'/plugins/dashboard-for-jetpack/|react-dom',
	);

/** The violations of the strict policy, except by WordPress's own inline handlers. */
const breaches = (page: Page) =>
	page.evaluate(() =>
		((window as Watching).violations ?? []).filter(
			({ directive }) =>
				directive !== 'require-trusted-types-for' && directive !== 'script-src-attr',
		),
	);

afterEach(() => closePages());
afterAll(() => loadScenario('free'));

describe('under a strict content security policy and Trusted Types', () => {
	it.each(sampleOf(SCREENS, ['security']))(
		'the app renders every screen without a violation: %s',
		async (scenario, hashes) => {
			await loadScenario(scenario);
			const { page, goTo } = await openDashboard('admin', { prepare: makeStrict });
			for (const hash of hashes) {
				await goTo(hash);
			}
			await expect(ours(page)).resolves.toEqual([]);
			await expect(breaches(page)).resolves.toEqual([]);
		},
	);

	it('dialogs open and work', async () => {
		await loadScenario('free');
		const { page } = await openDashboard('admin', {
			prepare: makeStrict,
			hash: '#/disconnect',
		});
		await waitForDialog(page, CONFIRM);
		await expect(ours(page)).resolves.toEqual([]);
		await expect(breaches(page)).resolves.toEqual([]);
	});

	it('the policies are enforced', async () => {
		const { page } = await openDashboard('admin', { prepare: makeStrict });
		const before = (await breaches(page)).length;
		await page.evaluate(() => {
			const script = document.createElement('script');
			script.textContent = 'window.wasRun = true';
			document.body.append(script);
			document.body.append(Object.assign(new Image(), { src: 'http://127.0.0.2/x.png' }));
		});
		await page.waitForTimeout(300);
		expect((await breaches(page)).length).toBeGreaterThan(before + 1);
		await expect(page.evaluate(() => 'wasRun' in window)).resolves.toBe(false);
	});
});
