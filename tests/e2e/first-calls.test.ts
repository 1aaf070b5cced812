import type { Page } from 'playwright-core';
import { FIRST_CALLS } from '@/domain/first-calls';
import { closePages } from './support/browser';
import { openDashboard } from './support/dashboard';
import { documentOf } from './support/page-data';
import { answerCalls } from './support/interception';
import { loadScenario } from './support/rest';
import type { Role } from './support/site';

const SCRIPT = /<script[^>]*>\s*\(function \(root, nonce, routes\)[^]*?\)\("([^]*?)<\/script>/;

const EVERY = FIRST_CALLS['/dashboard']!.map(({ call }) => call);

/** The calls that the page prints for At a Glance. */
async function printedFor(role: Role): Promise<string[] | undefined> {
	const [, end = ''] = SCRIPT.exec(await documentOf(role)) ?? [];
	const json = /({.*})\)/.exec(end)?.[1] ?? '{}';
	return (JSON.parse(json) as Record<string, string[]>)['/dashboard'];
}

/** Names of the REST routes, each as often as it was asked. */
const askedOn = (page: Page) =>
	page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.map(({ name }) => new URL(name).searchParams.get('rest_route') ?? '')
			.filter(Boolean),
	);

afterEach(() => closePages());

it.each<[string, Role, string[] | undefined]>([
	['complete', 'admin', EVERY],
	['complete', 'editor', undefined],
	['complete', 'subscriber', undefined],
	['disconnected', 'admin', undefined],
	['offline', 'admin', undefined],
	['no-backups', 'admin', EVERY.filter((call) => !/rewind|scan/.test(call))],
	['atomic', 'admin', EVERY.filter((call) => !call.includes('scan'))],
	['modules-off', 'admin', EVERY.filter((call) => !call.includes('stats'))],
])('on the site "%s" the page asks for the %s: %j', async (scenario, role, calls) => {
	await loadScenario(scenario);
	await expect(printedFor(role)).resolves.toEqual(calls);
});

it('sends each call once, the first ones before the app has started', async () => {
	await loadScenario('complete');
	let isStarted = false;
	const early: string[] = [];
	const { page, settle } = await openDashboard('admin', {
		hash: '#/dashboard',
		prepare: async (opened) => {
			opened.on('request', (request) => {
				const route = new URL(request.url()).searchParams.get('rest_route');
				if (route && !isStarted) {
					early.push(route);
				}
			});
			opened.on('requestfinished', (request) => {
				isStarted ||= /\/admin\.js/.test(request.url());
			});
		},
	});
	await settle();
	expect(early[0]).toBe('/jetpack/v4/rewind');
	const asked = await askedOn(page);
	expect(asked).toEqual([...new Set(asked)]);
	expect(asked).toEqual(expect.arrayContaining(['/jetpack/v4/site', '/jetpack/v4/site/features']));
});

it('asks again with a new nonce where the page has an old one', async () => {
	await loadScenario('complete');
	const { page, settle } = await openDashboard('admin', {
		hash: '#/dashboard',
		patch: {
			html: (html) =>
				html.replace(SCRIPT, (script) => script.replace(/"\w{10}",{/, '"0123456789",{')),
		},
	});
	await settle();
	const asked = await askedOn(page);
	expect(asked.filter((route) => route === '/jetpack/v4/rewind')).toHaveLength(2);
	await expect(page.getByText('Cookie check failed').count()).resolves.toBe(0);
});

it('says what a call of the page was refused for, and asks again on request', async () => {
	await loadScenario('complete');
	let refusals = 0;
	const { page } = await openDashboard('admin', {
		hash: '#/dashboard',
		prepare: async (opened) => {
			await answerCalls(
				opened,
				(url) => url.searchParams.get('rest_route') === '/jetpack/v4/rewind',
				(call) => {
					refusals += 1;
					return refusals > 1
						? call.fallback()
						: call.fulfill({
								status: 503,
								contentType: 'application/json',
								body: '{"message":"Busy."}',
							});
				},
			);
		},
	});
	const line = page.getByText("Couldn't check backups.");
	await line.waitFor();
	expect(refusals).toBe(1);
	await page.getByRole('button', { name: 'Try again' }).first().click();
	await line.waitFor({ state: 'detached' });
	expect(refusals).toBe(2);
});
