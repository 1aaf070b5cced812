/**
 * @jest-environment jest-fixed-jsdom
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rememberLook } from '@/state/remember-look';
import { rememberStatus } from '@/state/site-status';
import { createTestStore } from '#tests/support/store';
import { call } from './support/inline-script';
import { ROOT } from './support/php';

const HOUR = 60 * 60 * 1000;
const THEN = Date.UTC(2026, 0, 31);
const TODAY = '2026-01-31';
const WORDS = { then: '%1$s: %2$s', now: 'Just now', views: 'Views so far today: %s' };
const HEADLINE = 'No backups, no malware scans';
const OWNER = 'site.test 1';
const KEY = 'dashboard-for-jetpack-status';

interface Printed {
	now?: number;
	today?: string;
	isGuess?: boolean;
	first?: string;
}

/** The lines of the widget, as PHP prints them and after the script has run. */
function showWidget({ now = THEN + 2 * HOUR, today = TODAY, isGuess = true, first }: Printed = {}) {
	jest.spyOn(Date, 'now').mockReturnValue(now);
	document.body.innerHTML = `<div id="lines"><p><strong>${first ?? 'Checked in the dashboard'}</strong></p><p>Plugins up to date</p></div>`;
	call('extras/home-widget/home-widget.js', 'lines', OWNER, today, isGuess, WORDS);
	return [...document.querySelectorAll('p')].map((line) => line.textContent);
}

type Status = Parameters<typeof rememberStatus>[0];

/** Stores the facts that At a Glance would remember after a visit at `THEN`. */
function visit(status: Partial<Status> = {}, views: number | null = null) {
	const { store, browser } = createTestStore();
	browser.now.mockReturnValue(THEN);
	browser.remember.mockImplementation((key, value) => localStorage.setItem(key, value));
	browser.recall.mockImplementation((key) => localStorage.getItem(key));
	store.dispatch(
		rememberStatus({ headline: HEADLINE, tone: 'warning', language: 'en-US', ...status }),
	);
	if (views !== null) {
		store.dispatch(rememberLook({ today: { date: TODAY, views } }));
	}
}

const UNCHANGED = ['Checked in the dashboard', 'Plugins up to date'];
const REST = ['Plugins up to date'];

beforeEach(() => {
	document.documentElement.lang = 'en-US';
});
afterEach(() => {
	localStorage.clear();
	jest.restoreAllMocks();
});

it.each([
	[0, `Just now: ${HEADLINE}`],
	[5 * 60_000, `5 minutes ago: ${HEADLINE}`],
	[2 * HOUR, `2 hours ago: ${HEADLINE}`],
	[24 * HOUR, `1 day ago: ${HEADLINE}`],
	[90 * 24 * HOUR, `90 days ago: ${HEADLINE}`],
])('says after %d ms what At a Glance said, with its age', (age, line) => {
	visit();
	expect(showWidget({ now: THEN + age })).toEqual([line, ...REST]);
});

it('adds the views of today, and none of another day', () => {
	visit({}, 1234);
	const line = `2 hours ago: ${HEADLINE}`;
	expect(showWidget()).toEqual([`${line} · Views so far today: 1,234`, ...REST]);
	expect(showWidget({ today: '2026-02-01' })).toEqual([line, ...REST]);
});

it.each([
	['danger', 'rgb(179, 45, 46)', 1],
	['warning', 'rgb(138, 97, 0)', 1],
	['neutral', '', 0],
	['good', '', 0],
] as const)('shows the tone %s in %j with %d icons', (tone, color, icons) => {
	visit({ tone });
	showWidget();
	const strong = document.querySelector('strong');
	expect(strong?.style.color).toBe(color);
	expect(strong?.querySelectorAll('.dashicons[aria-hidden=true]')).toHaveLength(icons);
});

it('keeps the server’s present facts below it, once and in normal weight', () => {
	visit();
	const first = '2 plugin updates available';
	expect(showWidget({ isGuess: false, first })).toEqual([
		`2 hours ago: ${HEADLINE}`,
		first,
		...REST,
	]);
	expect(document.querySelectorAll('strong')).toHaveLength(1);
	visit({ headline: first });
	expect(showWidget({ isGuess: false, first })).toEqual([`2 hours ago: ${first}`, ...REST]);
});

it.each([
	['nothing is stored', () => undefined],
	['another person looked', () => localStorage.setItem(KEY, '{"site.test 2":{}}')],
	['the entry is no JSON', () => localStorage.setItem(KEY, 'x')],
	['the entry is null', () => localStorage.setItem(KEY, 'null')],
	['the headline is no text', () => localStorage.setItem(KEY, `{"${OWNER}":{"at":1}}`)],
	['the time is in the future', () => visit()],
	['the page is in another language', () => visit({ language: 'de-DE' })],
	[
		'the storage is forbidden',
		() =>
			jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
				throw new Error('forbidden');
			}),
	],
])('leaves what the server has printed where %s', (reason, store) => {
	store();
	const now = reason.includes('future') ? THEN - HOUR : THEN + HOUR;
	expect(showWidget({ now })).toEqual(UNCHANGED);
});

it('shows a stored text as text', () => {
	visit({ headline: '<img src=x>' });
	expect(showWidget()[0]).toBe('2 hours ago: <img src=x>');
});

it('reads the entries that the app writes, writes none, and is smaller than 2 KB', () => {
	const script = readFileSync(join(ROOT, 'extras/home-widget/home-widget.js'), 'utf8');
	expect(script).not.toMatch(/setItem|removeItem|sessionStorage|fetch|XMLHttpRequest/);
	expect(Buffer.byteLength(script)).toBeLessThan(2048);
});
