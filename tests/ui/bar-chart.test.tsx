import { BarChart, type ChartBar } from '@/ui/bar-chart';
import { labelStep, latestBars, yAxisMax } from '@/ui/bar-chart/geometry';
import { act, fireEvent, render, screen, within } from '#tests/support/render';

describe('BarChart', () => {
	let chartWidth = 0;

	const day = (number: number, value = number * 10): ChartBar => ({
		label: `Nov ${number}`,
		value,
		tooltip: [
			{ label: 'Views', value },
			{ label: 'Comments', value: '2' },
		],
	});

	const days = (count: number) => Array.from({ length: count }, (_, index) => day(index + 1));

	const draw = (bars: ChartBar[]) =>
		render(
			<BarChart
				bars={bars}
				caption="Views by day"
				columns={['Day', 'Views', 'Comments']}
				formatValue={(value) => value.toLocaleString('en')}
			/>,
		);

	const bars = () => screen.queryAllByRole('button', { name: /^(?!Show table|Hide table)/ });

	beforeEach(() => {
		chartWidth = 0;
		jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => chartWidth);
	});

	it('names each bar, and rounds the axis up', () => {
		draw([day(1, 1234), day(2, 50)]);
		expect(screen.getByRole('button', { name: 'Nov 1, Views 1,234, Comments 2' })).toBeVisible();
		expect(screen.getByText('2,000')).toBeVisible();
		expect(screen.getByText('1,000')).toBeVisible();
	});

	it('leaves a gap for an unknown value, and says so in words', async () => {
		const unknown = { label: 'Nov 2', value: null, tooltip: [{ label: 'Views', value: null }] };
		const { user } = draw([day(1, 0), unknown]);
		expect(screen.getByRole('button', { name: 'Nov 2, Views unknown' })).toBeVisible();
		expect(screen.queryByText('No activity this period')).not.toBeInTheDocument();
		await user.click(screen.getByRole('button', { name: 'Show table' }));
		const row = screen.getByRole('row', { name: /Nov 2/ });
		expect(
			within(row)
				.getAllByRole('cell')
				.map((cell) => cell.textContent),
		).toEqual(['unknown', '']);
	});

	it('STATS-15 shows the latest bars that fit, and all of them in a table, which can be hidden again', async () => {
		chartWidth = 45;
		const { user } = draw(days(10));
		expect(bars().map((bar) => bar.getAttribute('aria-label')?.slice(0, 6))).toEqual([
			'Nov 8,',
			'Nov 9,',
			'Nov 10',
		]);
		await user.click(screen.getByRole('button', { name: 'Show table' }));
		const table = screen.getByRole('table', { name: 'Views by day' });
		expect(within(table).getAllByRole('row')).toHaveLength(11);
		expect(screen.getByRole('row', { name: 'Nov 1 10 2' })).toBeVisible();
		const columns = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
		expect(columns).toEqual(['Day', 'Views', 'Comments']);
		await user.click(screen.getByRole('button', { name: 'Hide table', expanded: true }));
		expect(screen.queryByRole('table')).not.toBeInTheDocument();
	});

	it('STATS-12 shows fewer, wider bars on touch devices', () => {
		chartWidth = 84;
		const { matchMedia } = window;
		window.matchMedia = jest.fn().mockReturnValue({ matches: true });
		draw(days(10));
		expect(window.matchMedia).toHaveBeenCalledWith('(pointer: coarse)');
		expect(bars()).toHaveLength(2);
		window.matchMedia = matchMedia;
	});

	it('STATS-14 measures at most every 400 ms while the window is resized', () => {
		jest.useFakeTimers();
		chartWidth = 150;
		draw(days(10));
		const resize = (width: number) => {
			chartWidth = width;
			window.dispatchEvent(new Event('resize'));
		};
		resize(100);
		act(() => jest.advanceTimersByTime(399));
		resize(60);
		expect(bars()).toHaveLength(10);
		act(() => jest.advanceTimersByTime(1));
		expect(bars()).toHaveLength(4);
		resize(30);
		act(() => jest.advanceTimersByTime(400));
		expect(bars()).toHaveLength(2);
	});

	it('STATS-17 shows the tooltip of a bar after 200 ms', () => {
		jest.useFakeTimers();
		draw(days(3));
		fireEvent.mouseEnter(bars()[1]!);
		fireEvent.mouseOver(bars()[1]!);
		act(() => jest.advanceTimersByTime(199));
		expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
		act(() => jest.advanceTimersByTime(1));
		expect(screen.getByText('Nov 2', { selector: 'strong' })).toBeInTheDocument();
	});

	it('STATS-18 reports no activity if all values are zero or there are none, and still renders the axis', () => {
		const { unmount } = draw([day(1, 0), day(2, 0)]);
		expect(screen.getByText('Nov 2')).toBeVisible();
		expect(bars()).toHaveLength(0);
		unmount();
		draw([]);
		expect(screen.getByText('No activity this period')).toBeVisible();
		expect(screen.getByText('10')).toBeVisible();
	});

	it('is one stop in the tab order, at the latest bar; arrow keys move between bars', async () => {
		const { user } = draw(days(3));
		await user.tab();
		expect(bars()[2]).toHaveFocus();
		await user.keyboard('{ArrowLeft}');
		expect(bars()[1]).toHaveFocus();
		await user.keyboard('{Home}');
		expect(bars()[0]).toHaveFocus();
		await user.tab({ shift: true });
		await user.tab();
		expect(bars()[0]).toHaveFocus();
	});

	describe('its explanations', () => {
		const legend = {
			unfinished: 'Today so far',
			expected: 'A usual week',
			marks: { circle: 'Published', diamond: 'Plugins updated', square: 'Activity' },
		};
		const drawExplained = (explained: ChartBar[]) =>
			render(
				<BarChart bars={explained} caption="Views" columns={['Day', 'Views']} legend={legend} />,
			);
		const keys = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

		it('has a legend entry for each thing that is drawn, and for nothing else', () => {
			const { rerender } = drawExplained([day(1), { ...day(2), marks: ['circle'] }]);
			expect(keys()).toEqual(['Published']);
			expect(document.querySelector('polyline')).toBeNull();
			const all: ChartBar = {
				...day(2),
				isUnfinished: true,
				expected: 5,
				marks: ['circle', 'diamond'],
			};
			rerender(
				<BarChart bars={[all]} caption="Views" columns={['Day', 'Views']} legend={legend} />,
			);
			expect(keys()).toEqual(['Today so far', 'A usual week', 'Published', 'Plugins updated']);
		});

		it('leaves marks out of the legend that are only drawn on bars that do not fit', () => {
			chartWidth = 20;
			drawExplained([{ ...day(1), marks: ['circle'] }, day(2)]);
			expect(bars()).toHaveLength(1);
			expect(keys()).toEqual([]);
		});

		it('draws the expected values as a line across the centers of the bars', () => {
			const { container } = drawExplained([
				{ ...day(1, 40), expected: 50 },
				{ ...day(2, 90), expected: 100 },
			]);
			const svg = container.querySelector('svg');
			expect(svg).toHaveAttribute('viewBox', '0 0 2 100');
			expect(svg).toHaveAttribute('aria-hidden', 'true');
			expect(svg?.querySelector('polyline')).toHaveAttribute('points', '0.5,50 1.5,0');
		});
	});

	it('STATS-18 draws faint bars behind the message for the eye only, and offers the next step', () => {
		const { container } = render(
			<BarChart
				bars={[day(1, 0)]}
				caption="Views"
				columns={['Day', 'Views']}
				emptyAction={<button type="button">Write a post</button>}
			/>,
		);
		expect(screen.getByText('No activity this period')).toBeVisible();
		expect(screen.getByRole('button', { name: 'Write a post' })).toBeVisible();
		const faint = container.querySelector('.faint');
		expect(faint).toHaveAttribute('aria-hidden', 'true');
		expect(faint?.children.length).toBeGreaterThan(5);
	});
});

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it.each([
	[0, 10],
	[9, 10],
	[10, 20],
	[101, 200],
	[1_000_000, 2_000_000],
])('STATS-13 ends the axis for %d at %d', (largest, max) => {
	expect(yAxisMax([0, largest, 1])).toBe(max);
	expect(yAxisMax([])).toBe(10);
});

it.each([
	['STATS-12 fits all bars at 15 pixels each', 150, false, 10],
	['STATS-12 drops a bar if one would be narrower than 15 pixels', 149, false, 9],
	['STATS-12 fits all bars at 42 pixels each on touch devices', 420, true, 10],
	['STATS-12 drops a bar if one would be narrower than 42 pixels on touch devices', 419, true, 9],
	['keeps one bar in the narrowest chart', 5, false, 1],
	['has no limit before the chart is laid out', 0, false, 30],
])('%s (latestBars)', (_, width, isTouch, count) => {
	expect(latestBars(numbers(30), width, isTouch)).toHaveLength(count);
});

it('STATS-16 the axis has a label every 42 pixels or more, also before the last, which is moved', () => {
	expect(labelStep(420, 10)).toBe(1);
	expect(labelStep(419, 10)).toBe(2);
	expect(labelStep(150, 10)).toBe(4);
	expect(labelStep(0, 10)).toBe(1);
});
