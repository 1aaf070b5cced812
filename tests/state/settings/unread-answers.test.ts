import { delay, http, HttpResponse } from 'msw';
import {
	selectHasUnsavedFields,
	selectSaveFailure,
	selectSetting,
	setSetting,
} from '@/state/settings';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { ADDRESSES, createForm, PROMPT } from './form-parts';
import { open } from '../site';

const PAGE = '<!doctype html><h1>Error</h1>';
const SWITCH = 'sitemaps';

/** Ways in which an unreadable answer can arrive. */
const UNREAD: [string, () => Response][] = [
	['a page', () => HttpResponse.html(PAGE)],
	['a page with status 502', () => HttpResponse.html(PAGE, { status: 502 })],
	['nothing', () => HttpResponse.error()],
	[
		'the fatal error of code that runs late',
		() => HttpResponse.json({ code: 'internal_server_error', message: 'Oops.' }, { status: 500 }),
	],
];

/** A site that reads and stores changes, but whose answer to a save is this one. */
function serveSettings(first: Record<string, unknown>, answer: () => Response, keep = true) {
	let stored = first;
	const counts = { reads: 0, writes: 0 };
	server.use(
		http.get(`${REST}/settings`, () => {
			counts.reads++;
			return HttpResponse.json(stored);
		}),
		http.post(`${REST}/settings`, async ({ request }) => {
			counts.writes++;
			const sent = (await request.json()) as Record<string, unknown>;
			stored = keep ? { ...stored, ...sent } : stored;
			return answer();
		}),
	);
	return counts;
}

function createSite() {
	const site = open();
	const value = () => site.read(selectSetting, SWITCH);
	const isOn = Boolean(value());
	return {
		...site,
		value,
		isOn,
		saved: site.getState().settings.saved,
		turn: () => site.dispatch(setSetting(SWITCH, !isOn)),
	};
}

describe.each(UNREAD)('answer of a switch: %s', (_what, answer) => {
	it('counts as saved if the site has the new value', async () => {
		const site = createSite();
		const counts = serveSettings(site.saved, answer);
		await expect(site.turn()).resolves.toHaveProperty('data');
		expect(site.value()).toBe(!site.isOn);
		expect(site.said()).toEqual([['is-success', 'Updated settings.']]);
		expect(counts).toEqual({ reads: 1, writes: 1 });
	});

	it('counts as failed if the site has the earlier value', async () => {
		const site = createSite();
		serveSettings(site.saved, answer, false);
		await expect(site.turn()).resolves.toHaveProperty('error');
		expect(Boolean(site.value())).toBe(site.isOn);
		expect(site.said()).toEqual([['is-error', expect.stringMatching(/^Error updating settings/)]]);
		expect(site.read(selectSaveFailure, SWITCH)).toBeDefined();
	});

	it('claims nothing if the site cannot be read', async () => {
		const site = createSite();
		server.use(
			http.post(`${REST}/settings`, answer),
			http.get(`${REST}/settings`, () => HttpResponse.html(PAGE)),
		);
		await expect(site.turn()).resolves.toHaveProperty('error');
		const [[status, text = ''] = []] = site.said();
		expect(status).toBe('is-error');
		expect(text).toMatch(/may have worked anyway/);
		expect(text).not.toMatch(/Error updating/);
		expect(site.read(selectSaveFailure, SWITCH)?.reason).toMatch(/Reload the page/);
	});
});

it('claims nothing about a switch whose save took too long: the site may still be busy with it', async () => {
	const { dispatch, read, getState } = open({ timeout: 30 });
	const isOn = Boolean(read(selectSetting, SWITCH));
	serveSettings(getState().settings.saved, () => HttpResponse.json({}), false);
	server.use(http.post(`${REST}/settings`, () => delay('infinite')));
	const { error } = await dispatch(setSetting(SWITCH, !isOn));
	expect(error?.message).toMatch(/took too long.*may have worked anyway/);
});

it('asks nothing again after a refusal that can be read', async () => {
	const site = createSite();
	const refusal = { code: 'no', message: 'Not today.', data: { status: 400 } };
	const counts = serveSettings(
		site.saved,
		() => HttpResponse.json(refusal, { status: 400 }),
		false,
	);
	await site.turn();
	expect(counts.reads).toBe(0);
});

describe('form', () => {
	it('is saved if the site has the text, in any form', async () => {
		const form = createForm();
		const known = form.getState().settings.saved;
		let stored = known;
		server.use(
			http.get(`${REST}/settings`, () => HttpResponse.json(stored)),
			http.post(`${REST}/settings`, () => {
				stored = { ...known, [PROMPT]: 'Hi' };
				return HttpResponse.html(PAGE);
			}),
		);
		form.type(PROMPT, 'Hi <b>');
		await expect(form.save(PROMPT)).resolves.toHaveProperty('data');
		expect(form.valueOf(PROMPT)).toBe('Hi');
		expect(form.read(selectHasUnsavedFields)).toBe(false);
	});

	it('is saved if the site has the same list under another name', async () => {
		const form = createForm();
		const stored = {
			...form.store.getState().settings.saved,
			jetpack_waf_ip_allow_list: '192.0.2.1\n10.0.0.0/8',
			jetpack_waf_ip_allow_list_enabled: true,
		};
		server.use(
			http.get(`${REST}/settings`, () => HttpResponse.json(stored)),
			http.post(`${REST}/settings`, () => HttpResponse.html(PAGE)),
		);
		form.type(ADDRESSES, '192.0.2.1; 10.0.0.0/8 # office');
		await expect(form.save(ADDRESSES)).resolves.toHaveProperty('data');
		expect(form.read(selectHasUnsavedFields)).toBe(false);
	});

	it('keeps its text if it is unknown whether it was saved', async () => {
		const form = createForm();
		const known = form.getState().settings.saved;
		server.use(
			http.get(`${REST}/settings`, () => HttpResponse.json(known), { once: true }),
			http.get(`${REST}/settings`, () => HttpResponse.error()),
			http.post(`${REST}/settings`, () => HttpResponse.html(PAGE)),
		);
		form.type(PROMPT, 'Hi');
		await form.save(PROMPT);
		expect(form.valueOf(PROMPT)).toBe('Hi');
		expect(form.read(selectHasUnsavedFields)).toBe(true);
	});
});
