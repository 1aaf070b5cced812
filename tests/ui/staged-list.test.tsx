import { BelowFold } from '@/ui/below-fold';
import { act, render, screen } from '#tests/support/render';

jest.unmock('@/ui/below-fold');

let paint: FrameRequestCallback[] = [];

/** Paints once, as a browser does: the callbacks of the frame, then the timers that they have started. */
const paintOnce = () =>
	act(() => {
		const callbacks = paint;
		paint = [];
		callbacks.forEach((callback) => callback(0));
		jest.runAllTimers();
	});

beforeEach(() => {
	paint = [];
	jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
	jest
		.spyOn(window, 'requestAnimationFrame')
		.mockImplementation((callback) => paint.push(callback));
});
afterEach(() => {
	jest.useRealTimers();
	jest.restoreAllMocks();
});

const PIECES = ['one', 'two', 'three', 'four'].map((name) => (
	<input key={name} aria-label={name} />
));

const drawn = () => screen.queryAllByRole('textbox').length;
const keptHeight = (container: HTMLElement) =>
	container.querySelector('div > div')?.getAttribute('style') ?? '';

it('keeps the height of its content until the first paint, and draws it then', () => {
	const { container } = render(<BelowFold height={400}>{PIECES}</BelowFold>);
	expect([drawn(), keptHeight(container)]).toEqual([0, 'min-block-size: 400px;']);
	paintOnce();
	expect([drawn(), keptHeight(container)]).toEqual([4, '']);
	expect(paint).toHaveLength(0);
});

it('draws everything at once without a height', () => {
	render(<BelowFold height={0}>{PIECES}</BelowFold>);
	expect(drawn()).toBe(4);
	expect(paint).toHaveLength(0);
});

it('draws later content at once', () => {
	const { rerender } = render(<BelowFold height={400}>{PIECES}</BelowFold>);
	paintOnce();
	rerender(
		<BelowFold height={400}>{[...PIECES, <input key="five" aria-label="five" />]}</BelowFold>,
	);
	expect(drawn()).toBe(5);
});

it('draws no more after it has been left', () => {
	const { unmount } = render(<BelowFold height={400}>{PIECES}</BelowFold>);
	unmount();
	expect(() => paintOnce()).not.toThrow();
	expect(jest.getTimerCount()).toBe(0);
});
