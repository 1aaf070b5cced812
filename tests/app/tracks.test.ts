import { createPageTracks } from '@/app/tracks';

const TIME = Date.UTC(2026, 0, 31);
const PAGE = {
	eventsAllowed: true,
	tracksUser: { blogId: 1001, userId: 7, username: 'ada' },
};
const IDENTITY = { _ts: String(TIME), _ui: '7', _ut: 'wpcom:user_id', _ul: 'ada', blog_id: '1001' };

let sent: URL[];
let idle: (() => void)[];
let choice: boolean;
const mayRecord = jest.fn(() => Promise.resolve(choice));

/** Image elements that only record their address. */
class RecordingImage {
	set src(url: string) {
		sent.push(new URL(url));
	}
}

const RealImage = window.Image;
const plantImage = (value: unknown) =>
	Object.defineProperty(window, 'Image', { configurable: true, writable: true, value });

/**
 * Ends when every pending promise and import has settled. Uses several short timers, because on a busy machine one long timer can end before the work
 * that it waits for.
 */
async function settled() {
	for (let left = 10; left > 0; left--) {
		await new Promise((resolve) => setTimeout(resolve, 2));
	}
}

/** Runs everything that waits until the browser is idle, including what that schedules. */
async function becomeIdle() {
	await settled();
	while (idle.length > 0) {
		idle.splice(0).forEach((run) => run());
		await settled();
	}
}

const start = (page = PAGE) => createPageTracks(page, mayRecord);
const names = () => sent.map(({ searchParams }) => searchParams.get('_en') ?? 'stats');

// The first import takes as long as the machine needs.
beforeAll(() => import('@/app/tracks-sender'));

beforeEach(() => {
	sent = [];
	idle = [];
	choice = true;
	mayRecord.mockClear();
	jest.spyOn(Date, 'now').mockReturnValue(TIME);
	plantImage(RecordingImage);
	Object.assign(window, { requestIdleCallback: (run: () => void) => idle.push(run) });
	jest
		.spyOn(window, 'requestAnimationFrame')
		.mockImplementation((run) => Number(setTimeout(run, 0, TIME)));
});

afterEach(() => {
	// Senders of earlier tests must have nothing left to send.
	window.dispatchEvent(new Event('pagehide'));
	delete window._tkq;
	plantImage(RealImage);
	Reflect.deleteProperty(window, 'requestIdleCallback');
	jest.useRealTimers();
	jest.restoreAllMocks();
});

describe('image requests', () => {
	it('TRACK-01 sends an event with its time, the person and its properties', async () => {
		start().recordEvent('jetpack_wpa_click', { target: 'nav_item' });
		await becomeIdle();
		expect(sent.map(({ origin, pathname }) => origin + pathname)).toEqual([
			'https://pixel.wp.com/t.gif',
		]);
		expect(Object.fromEntries(sent[0]?.searchParams ?? [])).toEqual({
			_en: 'jetpack_wpa_click',
			...IDENTITY,
			target: 'nav_item',
		});
	});

	it('TRACK-01 sends events in the order in which they were recorded, and counts each page view in the stats', async () => {
		const tracks = start();
		tracks.recordEvent('jetpack_wpa_page_view', { path: '/traffic' });
		tracks.recordEvent('jetpack_wpa_click', { target: 'a' });
		await becomeIdle();
		tracks.recordEvent('jetpack_wpa_page_view', { path: '/recommendations/summary' });
		await becomeIdle();
		expect(names()).toEqual([
			'jetpack_wpa_page_view',
			'stats',
			'jetpack_wpa_click',
			'jetpack_wpa_page_view',
			'stats',
		]);
		const pieces = sent.map(({ searchParams }) => searchParams.get('x_jetpack-wpa-page-view'));
		expect(pieces).toEqual([null, 'traffic', null, null, 'recommendations']);
	});

	it('TRACK-01 sends nothing until the browser is idle, then everything at once', async () => {
		const tracks = start();
		tracks.recordEvent('jetpack_wpa_click', { target: 'first' });
		await becomeIdle();
		tracks.recordEvent('jetpack_wpa_click', { target: 'second' });
		tracks.recordEvent('jetpack_wpa_click', { target: 'third' });
		await settled();
		expect(sent).toHaveLength(1);
		expect(idle).toHaveLength(1);
		await becomeIdle();
		expect(sent.map(({ searchParams }) => searchParams.get('target'))).toEqual([
			'first',
			'second',
			'third',
		]);
	});

	it('TRACK-01 sends pending events when the page is left', async () => {
		const tracks = start();
		tracks.recordEvent('jetpack_wpa_click', { target: 'first' });
		await becomeIdle();
		tracks.recordEvent('jetpack_wpa_click', { target: 'last' });
		await settled();
		expect(sent).toHaveLength(1);
		window.dispatchEvent(new Event('pagehide'));
		await settled();
		expect(sent).toHaveLength(2);
		await becomeIdle();
		expect(sent).toHaveLength(2);
	});

	it('TRACK-01 sends in a browser without idle callbacks', async () => {
		Reflect.deleteProperty(window, 'requestIdleCallback');
		jest.useFakeTimers({ doNotFake: ['Date'] });
		start().recordEvent('jetpack_wpa_click');
		await jest.advanceTimersByTimeAsync(100);
		expect(sent).toEqual([]);
		await jest.advanceTimersByTimeAsync(2000);
		jest.useRealTimers();
		expect(names()).toEqual(['jetpack_wpa_click']);
	});

	it('TRACK-01 an Image that throws loses its event, and nothing else', async () => {
		const tracks = start();
		plantImage(function ThrowingImage() {
			throw new Error('No images today.');
		});
		tracks.recordEvent('jetpack_wpa_page_view', { path: '/dashboard' });
		await becomeIdle();
		plantImage(RecordingImage);
		tracks.recordEvent('jetpack_wpa_click');
		await becomeIdle();
		expect(names()).toEqual(['jetpack_wpa_click']);
	});

	it('TRACK-02 sends no name that is not ours', async () => {
		start().recordEvent('somebody_elses_event');
		await becomeIdle();
		expect(sent).toEqual([]);
	});
});

describe('who is not counted', () => {
	it.each([
		['where Jetpack would not count', { ...PAGE, eventsAllowed: false }],
		['for a person without an account at the provider', { ...PAGE, tracksUser: null }],
	])('TRACK-23 sends nothing %s, and does not even load the choice', async (_what, page) => {
		const push = jest.fn();
		window._tkq = { push };
		const tracks = createPageTracks(page, mayRecord);
		tracks.recordEvent('jetpack_wpa_page_view', { path: '/dashboard' });
		await becomeIdle();
		delete window._tkq;
		tracks.recordEvent('jetpack_wpa_page_view', { path: '/dashboard' });
		await becomeIdle();
		expect(sent).toEqual([]);
		expect(push).not.toHaveBeenCalled();
		expect(mayRecord).not.toHaveBeenCalled();
	});

	it('TRACK-23 sends nothing while the person has opted out, and sends again after an opt-in', async () => {
		const tracks = start();
		tracks.recordEvent('jetpack_wpa_click', { target: 'before' });
		await becomeIdle();
		choice = false;
		tracks.recordEvent('jetpack_wpa_click', { target: 'meanwhile' });
		await becomeIdle();
		choice = true;
		tracks.recordEvent('jetpack_wpa_click', { target: 'after' });
		await becomeIdle();
		expect(sent.map(({ searchParams }) => searchParams.get('target'))).toEqual(['before', 'after']);
	});

	it('TRACK-23 an event that waits when the person opts out is not sent, nor one recorded before an opt-in', async () => {
		const tracks = start();
		tracks.recordEvent('jetpack_wpa_click', { target: 'first' });
		await becomeIdle();
		tracks.recordEvent('jetpack_wpa_click', { target: 'allowed, then not' });
		await settled();
		choice = false;
		await becomeIdle();
		tracks.recordEvent('jetpack_wpa_click', { target: 'not allowed, then allowed' });
		await settled();
		choice = true;
		await becomeIdle();
		expect(sent.map(({ searchParams }) => searchParams.get('target'))).toEqual(['first']);
	});

	it('TRACK-23 events before the choice is loaded wait for it, in their order', async () => {
		let answer: (may: boolean) => void = () => undefined;
		const loaded = new Promise<boolean>((resolve) => {
			answer = resolve;
		});
		const tracks = createPageTracks(PAGE, () => loaded);
		tracks.recordEvent('jetpack_wpa_page_view', { path: '/traffic' });
		tracks.recordEvent('jetpack_wpa_click');
		await becomeIdle();
		expect(sent).toEqual([]);
		answer(true);
		await settled();
		expect(names()).toEqual(['jetpack_wpa_page_view', 'stats', 'jetpack_wpa_click']);
	});
});

describe("the provider's own queue on the page", () => {
	it('TRACK-01 TRACK-23 gets the events instead, and once who the person is', async () => {
		const push = jest.fn();
		window._tkq = { push };
		const tracks = start();
		tracks.recordEvent('jetpack_wpa_page_view', { path: '/traffic' });
		tracks.recordEvent('jetpack_wpa_click');
		await becomeIdle();
		expect(push.mock.calls).toEqual([
			[['identifyUser', 7, 'ada']],
			[['recordEvent', 'jetpack_wpa_page_view', { blog_id: 1001, path: '/traffic' }]],
			[['recordEvent', 'jetpack_wpa_click', { blog_id: 1001 }]],
		]);
		expect(names()).toEqual(['stats']);
	});

	it('TRACK-01 a queue that throws loses its event, and nothing else', async () => {
		window._tkq = {
			push: () => {
				throw new Error('Full.');
			},
		};
		const tracks = start();
		tracks.recordEvent('jetpack_wpa_click', { target: 'lost' });
		await becomeIdle();
		delete window._tkq;
		tracks.recordEvent('jetpack_wpa_click', { target: 'kept' });
		await becomeIdle();
		expect(sent.map(({ searchParams }) => searchParams.get('target'))).toEqual(['kept']);
	});
});
