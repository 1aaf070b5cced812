import { http, HttpResponse } from 'msw';
import { HOME } from '#fixtures/build';
import { OF_SAVES } from '@/extras/saves';
import { selectNotices } from '@/state/notices';
import { setSetting, setSettings } from '@/state/settings';
import { undo } from '@/state/settings/undo';
import { server } from '#tests/support/server';
import { createTestStore, type StoreOptions } from '#tests/support/store';

const FRONT = `${HOME}/`;
type Page = () => Response | Promise<Response>;

const WHOLE: Page = () => HttpResponse.html('<h1>Bakery</h1>');
const BROKEN: Page = () => HttpResponse.html('Error', { status: 500 });

/** A site whose front page answers as it is told, with and without a ticket that flips a module. */
function openSite(options: StoreOptions = {}) {
	const site = { answer: WHOLE, flipped: WHOLE, asked: [] as string[] };
	const made = createTestStore({
		saveExtras: OF_SAVES.flatMap(({ save }) => save ?? []),
		world: { modules: { active: ['carousel'] } },
		...options,
		pageData: { extras: { 'visitor-cost': { front: FRONT } }, ...options.pageData },
	});
	const ticketOf = (name: string) => ({ url: `${FRONT}?measure=${name}`, echo: name });
	server.use(
		http.get(FRONT, ({ request }) => {
			const ticket = new URL(request.url).searchParams.get('measure');
			site.asked.push(ticket ?? 'front');
			return ticket ? site.flipped() : site.answer();
		}),
		http.get(`${HOME}/wp-admin/admin-ajax.php`, ({ request }) => {
			site.asked.push(`tickets of ${new URL(request.url).searchParams.get('module')}`);
			const [same, again, on, off] = ['same', 'again', 'on', 'off'].map(ticketOf);
			return HttpResponse.json({ pages: [{ kind: 'front', url: FRONT, same, again, on, off }] });
		}),
	);
	const warnings = () =>
		selectNotices(made.store.getState())
			.filter(({ noticeId }) => noticeId === 'front-page')
			.map(({ text }) => text);
	/** Until nothing has happened for a moment. */
	const rest = async () => {
		for (let asked = -1; asked !== site.asked.length;) {
			asked = site.asked.length;
			await new Promise((resolve) => setTimeout(resolve, 150));
		}
	};
	const save = async (values: Parameters<typeof setSettings>[0]) => {
		await made.store.dispatch(setSettings(values));
		await rest();
	};
	return { ...made, site, warnings, save, rest };
}

const SINCE_LIKES =
	'Visitors get error 500 on the front page. It began with this change: Like buttons: Off → On.';

describe('after a save', () => {
	it('of what visitors see, the front page is asked for once, and nothing is said while it is whole', async () => {
		const { site, save, warnings } = openSite();
		await save({ likes: true });
		expect(site.asked).toEqual(['front']);
		expect(warnings()).toEqual([]);
	});

	it.each([
		['that reaches no visitor', {}, 'monitor'],
		['that can lock people out', {}, 'protect'],
		['on a site that prints no address', { pageData: { extras: {} } }, 'likes'],
		[
			'on a site whose pages are on another host',
			{ pageData: { extras: { 'visitor-cost': { front: 'https://bakery.example/' } } } },
			'likes',
		],
	] as const)('%s nobody looks', async (_name, options, key) => {
		const { site, save } = openSite(options);
		await save({ [key]: true });
		expect(site.asked).toEqual([]);
	});

	it('that broke the page since the last look, a warning says which page, how and since when, and puts it back', async () => {
		const { site, store, save, warnings, rest } = openSite();
		await save({ sharedaddy: true });
		site.answer = BROKEN;
		await save({ likes: true });
		expect(site.asked).toEqual(['front', 'front']);
		const [notice, ...others] = selectNotices(store.getState());
		expect(others).toEqual([]);
		expect(notice).toMatchObject({
			...{ text: SINCE_LIKES, status: 'is-warning', duration: 0, isPersistent: true },
		});
		expect(notice?.undo?.label).toBe('Put it back');
		site.answer = WHOLE;
		await store.dispatch(undo(notice!.undo!));
		await rest();
		expect(store.getState().settings.saved.likes).toBe(false);
		expect(warnings()).toEqual([]);
	});

	it('a page that was broken at the last look is no news', async () => {
		const { site, save, warnings } = openSite();
		site.answer = BROKEN;
		site.flipped = BROKEN;
		await save({ sharedaddy: true });
		await save({ likes: true });
		expect(site.asked).toEqual(['front', 'tickets of sharedaddy', 'off', 'front']);
		expect(warnings()).toEqual([]);
	});

	it('without a last look, a broken page is compared once with the module the other way', async () => {
		const { site, save, warnings } = openSite();
		site.answer = BROKEN;
		await save({ likes: true });
		expect(site.asked).toEqual(['front', 'tickets of likes', 'off']);
		expect(warnings()).toEqual([SINCE_LIKES]);
	});

	it('of an option, the page is compared with its module off', async () => {
		const { site, save, warnings } = openSite();
		site.answer = BROKEN;
		await save({ carousel_display_exif: true });
		expect(site.asked).toEqual(['front', 'tickets of carousel', 'off']);
		expect(warnings()).toHaveLength(1);
	});

	it.each([
		['a page that ends in a fatal error', () => HttpResponse.html('<b>Fatal error</b>: x'), 1],
		['an empty page', () => HttpResponse.html(' '), 1],
		['no answer', () => HttpResponse.error(), 1],
		['a refusal of too many requests', () => HttpResponse.html('Slow', { status: 429 }), 0],
		['a page that needs a password', () => HttpResponse.html('No', { status: 403 }), 0],
	])('%s', async (_name, answer, count) => {
		const { site, save, warnings } = openSite();
		site.answer = answer;
		await save({ likes: true });
		expect(warnings()).toHaveLength(count);
	});

	it('the next look waits for the one before, and no save waits for a look', async () => {
		const { site, store, save, rest } = openSite();
		let finish = () => {};
		const held = new Promise<void>((resolve) => {
			finish = resolve;
		});
		site.answer = () => held.then(WHOLE);
		await save({ likes: true });
		await store.dispatch(setSetting('sharedaddy', true));
		await rest();
		expect(store.getState().settings.saved).toMatchObject({ likes: true, sharedaddy: true });
		expect(site.asked).toEqual(['front']);
		finish();
		await rest();
		expect(site.asked).toEqual(['front', 'front']);
	});
});
