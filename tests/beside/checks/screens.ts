import type { Page, Response } from 'playwright-core';
import { CONTAINER, openDashboard, type Dashboard } from '../../e2e/support/dashboard';
import { isRestCall, pathOf } from '../../e2e/support/faults';
import { findRoute } from '@/extras/routes';
import { cookieHeaderOf } from '../../e2e/support/session';
import { PAGE, SITE, type Role } from '../../e2e/support/site';
import { isKept } from './check';

/** Milliseconds for which a screen may show that it is loading. */
const PATIENCE = 8000;

const LETTERS = 30;

export interface Screens {
	dashboard: Dashboard;
	visit: (path: string) => Promise<string[]>;
	/** Loads the page again, which asks the site again what it has. */
	reload: () => Promise<void>;
	close: () => Promise<void>;
}

/** The faults of the page's document for a role; [] if it opens. */
export async function findPageFlaws(role: Role): Promise<string[]> {
	const response = await fetch(PAGE, { headers: { cookie: await cookieHeaderOf(role) } });
	return response.ok ? [] : [`no page (HTTP ${response.status})`];
}

function listenForRefusals(page: Page, refused: string[]): void {
	page.on('response', (response: Response) => {
		const request = response.request();
		if (response.status() >= 400 && isRestCall(new URL(response.url()))) {
			refused.push(`${request.method()} ${pathOf(request)} is refused (HTTP ${response.status()})`);
		}
	});
}

/** The routes to the shop, which leave the site. */
const leaves = (path: string) => findRoute(path)?.group === 'plans';

/** Tells whether the page requests a document of another host from now on. */
const waitForLeaving = (page: Page): Promise<boolean> =>
	isKept(
		page.waitForRequest(
			(request) => request.isNavigationRequest() && new URL(request.url()).origin !== SITE,
			{ timeout: PATIENCE },
		),
	);

const readFlaws = (page: Page): Promise<string[]> =>
	page.evaluate(
		({ selector, letters }) => {
			const container = document.querySelector<HTMLElement>(selector);
			const copy = container?.cloneNode(true);
			if (!(copy instanceof HTMLElement)) {
				return ['the app is not rendered'];
			}
			copy.querySelectorAll('header, nav, footer').forEach((element) => element.remove());
			const text = (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
			const failed = [...copy.querySelectorAll('button')].filter(
				(button) => button.textContent === 'Try again',
			);
			const busy = [...copy.querySelectorAll('[aria-busy="true"]')];
			return [
				...(text.length < letters ? ['the screen is empty'] : []),
				...(document.querySelectorAll(`${selector} h1`).length === 1 ? [] : ['it has not one h1']),
				...failed.map(
					(button) =>
						`it reports a failure: ${(button.parentElement?.textContent ?? '').slice(0, 80)}`,
				),
				...busy.map(
					(element) => `it is still loading: ${(element.textContent ?? '').slice(0, 60)}`,
				),
			];
		},
		{ selector: CONTAINER, letters: LETTERS },
	);

export async function readSettledFlaws({ page, settle }: Dashboard): Promise<string[]> {
	const until = Date.now() + PATIENCE;
	for (;;) {
		const flaws = await readFlaws(page);
		if (flaws.length === 0 || Date.now() > until) {
			return flaws;
		}
		await page.waitForTimeout(200);
		await settle();
	}
}

export async function openScreens(role: Role): Promise<Screens> {
	let dashboard = await openDashboard(role);
	const refused: string[] = [];
	listenForRefusals(dashboard.page, refused);

	const takeNoise = () => [
		...dashboard.complaints.splice(0),
		// Calls on the way to a route are the route's own.
		...refused.splice(0),
	];

	async function returnToSite() {
		await dashboard.page.close();
		dashboard = await openDashboard(role);
		listenForRefusals(dashboard.page, refused);
	}

	async function visit(path: string): Promise<string[]> {
		const { page } = dashboard;
		const isLeaving = leaves(path) && waitForLeaving(page);
		await page.evaluate((hash) => {
			window.location.hash = hash;
		}, `#${path}`);
		if (isLeaving) {
			const flaws = (await isLeaving) ? takeNoise() : [...takeNoise(), 'it does not open the shop'];
			await returnToSite();
			return flaws;
		}
		await dashboard.settle();
		const flaws = await readSettledFlaws(dashboard);
		return [...new Set([...takeNoise(), ...flaws])];
	}

	async function reload(): Promise<void> {
		await dashboard.page.reload({ waitUntil: 'domcontentloaded' });
		await dashboard.title.waitFor({ state: 'attached' });
		await dashboard.settle();
	}

	return {
		get dashboard() {
			return dashboard;
		},
		visit,
		reload,
		close: () => dashboard.page.close(),
	};
}
