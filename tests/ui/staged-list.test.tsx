import { type Stage, StageContext, StagedList } from '@/ui/staged-list';
import { act, render, screen } from '#tests/support/render';

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

const itemOf = (name: string) => <input key={name} aria-label={name} />;
const ITEMS = ['one', 'two', 'three', 'four'].map(itemOf);
const listOf = (items = ITEMS) => <StagedList items={items} itemHeight={200} />;

const drawn = () => screen.queryAllByRole('textbox').length;
const keptHeight = (container: HTMLElement) =>
	container.querySelector('div > div')?.getAttribute('style') ?? '';

it('draws everything at once', () => {
	const { container } = render(listOf());
	expect([drawn(), keptHeight(container)]).toEqual([4, '']);
});

it('draws a single item first while the screen changes, and everything at once again after that', () => {
	const stage: { current: Stage } = { current: 'title' };
	const inChange = (key: string) => (
		<StageContext.Provider value={stage}>
			<div key={key}>{listOf()}</div>
		</StageContext.Provider>
	);
	const { container, rerender } = render(inChange('changed'));
	expect([drawn(), container.innerHTML]).toEqual([
		1,
		expect.stringContaining('min-block-size: 600px;'),
	]);
	paintOnce();
	expect([drawn(), container.innerHTML]).toEqual([
		4,
		expect.not.stringContaining('min-block-size'),
	]);
	expect(paint).toHaveLength(0);
	stage.current = 'window';
	rerender(inChange('later'));
	expect(drawn()).toBe(4);
});

it.each(['has succeeded', 'has failed'])(
	'draws one item while the others are to be prepared, prepares after its paint, once, and draws them when that %s',
	async (end) => {
		let finish = () => {};
		const prepare = jest.fn(
			() =>
				new Promise<void>((resolve, reject) => {
					finish = end === 'has failed' ? () => reject(new Error('Failed.')) : resolve;
				}),
		);
		const { container } = render(<StagedList items={ITEMS} itemHeight={200} prepare={prepare} />);
		expect(prepare).not.toHaveBeenCalled();
		paintOnce();
		expect([drawn(), keptHeight(container)]).toEqual([1, 'min-block-size: 600px;']);
		await act(async () => finish());
		expect(drawn()).toBe(4);
		paintOnce();
		expect(prepare).toHaveBeenCalledTimes(1);
	},
);

it('draws everything at once while it is urgent, also during a change of screen, and keeps it', () => {
	const inChange = (isUrgent: boolean) => (
		<StageContext.Provider value={{ current: 'title' }}>
			<StagedList items={ITEMS} itemHeight={200} isUrgent={isUrgent} />
		</StageContext.Provider>
	);
	const { container, rerender } = render(inChange(true));
	expect([drawn(), keptHeight(container)]).toEqual([4, '']);
	paintOnce();
	rerender(inChange(false));
	expect([drawn(), keptHeight(container)]).toEqual([4, '']);
});

it('draws no more after it has been left', () => {
	const { unmount } = render(
		<StagedList items={ITEMS} itemHeight={200} prepare={async () => undefined} />,
	);
	unmount();
	expect(() => paintOnce()).not.toThrow();
	expect(jest.getTimerCount()).toBe(0);
});
