import { ShareChart } from '@/screens/dashboard/stats-card/share-chart';
import { renderScreen, screen } from '#tests/support/render';
import { catchDownloads } from '../parts';

const BARS = [
	{ label: 'Jan 30', value: 10, tooltip: [] },
	{ label: 'Jan 31', value: 5, isUnfinished: true, tooltip: [] },
];
const SENTENCE = '5 views so far today.';

/** The calls to a canvas: its texts, and the heights of its boxes. */
const texts: string[] = [];
const heights: number[] = [];

beforeEach(() => {
	texts.length = heights.length = 0;
	const pen = {
		fillText: (text: string) => texts.push(text),
		fillRect: (_x: number, _y: number, _width: number, height: number) => heights.push(height),
	};
	jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
	jest
		.spyOn(HTMLCanvasElement.prototype, 'toBlob')
		.mockImplementation((done) => done(new Blob(['png'], { type: 'image/png' })));
});

/** A browser whose clipboard takes pictures, or refuses them. */
function setUpClipboard(
	write: (items: { data: Record<string, Promise<Blob>> }[]) => Promise<void>,
) {
	class Item {
		constructor(public data: Record<string, Promise<Blob>>) {}
	}
	Object.assign(globalThis, { ClipboardItem: Item });
	Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
}

afterEach(() => {
	Reflect.deleteProperty(globalThis, 'ClipboardItem');
	Reflect.deleteProperty(navigator, 'clipboard');
});

const renderShare = () =>
	renderScreen(<ShareChart bars={BARS} caption="Views per day" sentence={SENTENCE} />, {
		scenario: 'free',
	});

it('copies the chart as a picture with its title, its sentence and a bar for each period', async () => {
	const copied: Blob[] = [];
	const { user } = renderShare();
	setUpClipboard(async ([item]) => {
		copied.push(await (item?.data['image/png'] as Promise<Blob>));
	});
	// When the button is drawn, it says what the browser can do.
	await user.click(screen.getByRole('button'));
	expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
	expect(copied.map(({ type }) => type)).toEqual(['image/png']);
	const cells = ['Backups', 'Scan', 'Anti-spam', 'Logins', 'Downtime'];
	expect(texts.filter((text) => cells.includes(text))).toEqual(cells);
	expect(texts).toContain('✓ On');
	expect(texts.slice(-5)).toEqual([
		'Views per day',
		SENTENCE,
		'Jan 30',
		'From Jetpack on site.test, January 31, 2026',
		'Jan 31',
	]);
	const [first = 0, second = 0] = heights.slice(-3);
	expect(second).toBeCloseTo(first / 2);
});

it('saves the chart if the browser has no clipboard for pictures', async () => {
	const { files, restore } = catchDownloads();
	const { user } = renderShare();
	await user.click(screen.getByRole('button', { name: 'Save as image' }));
	expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
	restore();
	expect(files.map(({ name }) => name)).toEqual(['site-stats.png']);
});

it('says if the browser refuses, and can be tried again', async () => {
	const { user } = renderShare();
	setUpClipboard(() => Promise.reject(new Error('No.')));
	await user.click(screen.getByRole('button'));
	expect(
		await screen.findByRole('button', { name: "Couldn't make the picture. Try again." }),
	).toBeEnabled();
});
