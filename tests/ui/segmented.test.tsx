import { useState } from 'react';
import { nextTab, TabPanel, Tabs } from '@/ui/segmented';
import { render, screen } from '#tests/support/render';

const RANGES = [
	{ id: 'day', label: 'Days' },
	{ id: 'week', label: 'Weeks' },
	{ id: 'month', label: 'Months' },
] as const;

function Ranges({ onSelect }: { onSelect: (id: string) => void }) {
	const [selected, setSelected] = useState<'day' | 'week' | 'month'>('day');
	return (
		<>
			<Tabs
				label="Range"
				idPrefix="stats"
				items={[...RANGES]}
				selected={selected}
				onSelect={(id) => {
					setSelected(id);
					onSelect(id);
				}}
			/>
			<TabPanel idPrefix="stats" id={selected}>
				Views by {selected}
			</TabPanel>
		</>
	);
}

describe('Tabs', () => {
	it('joins the selected tab to its panel', async () => {
		const onSelect = jest.fn();
		const { user } = render(<Ranges onSelect={onSelect} />);
		expect(screen.getByRole('tablist', { name: 'Range' })).toBeVisible();
		expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Days');
		await user.click(screen.getByRole('tab', { name: 'Weeks' }));
		expect(onSelect).toHaveBeenCalledWith('week');
		expect(screen.getByRole('tabpanel', { name: 'Weeks' })).toHaveTextContent('Views by week');
		expect(screen.getByRole('tab', { name: 'Weeks' })).toHaveAttribute(
			'aria-controls',
			screen.getByRole('tabpanel').id,
		);
	});

	it('moves the focus by arrow keys and selects only on Enter, as a selection may be fetched', async () => {
		const onSelect = jest.fn();
		const { user } = render(<Ranges onSelect={onSelect} />);
		await user.tab();
		await user.keyboard('{ArrowLeft}');
		expect(screen.getByRole('tab', { name: 'Months' })).toHaveFocus();
		expect(onSelect).not.toHaveBeenCalled();
		await user.keyboard('{Enter}');
		expect(onSelect).toHaveBeenCalledWith('month');
	});
});

describe('nextTab', () => {
	it.each([
		['ArrowRight', 2, false, 0],
		['ArrowLeft', 0, false, 2],
		['ArrowRight', 0, true, 2],
		['ArrowLeft', 0, true, 1],
		['Home', 2, false, 0],
		['End', 0, false, 2],
		['a', 0, false, undefined],
	])('%s from %d, right to left %s, leads to %s', (key, index, isRtl, target) => {
		expect(nextTab(key, index, 3, isRtl)).toBe(target);
	});
});
