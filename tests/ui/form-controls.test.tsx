import { useState } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from '@/ui/choice-group';
import { nextTab, TabPanel, Tabs } from '@/ui/segmented';
import { Textarea, TextInput, type TextInputProps } from '@/ui/field';
import { render, screen } from '#tests/support/render';

describe('text fields', () => {
	function Host({ isLong = false, ...props }: Partial<TextInputProps> & { isLong?: boolean }) {
		const [value, setValue] = useState('');
		const shared = { label: 'License key', value, onChange: setValue };
		const { maxLength, help, error } = props;
		return isLong ? (
			<Textarea {...shared} {...{ maxLength, help, error }} />
		) : (
			<TextInput {...shared} {...props} />
		);
	}

	const box = () => screen.getByRole('textbox', { name: 'License key' });

	describe.each([
		['TextInput', false],
		['Textarea', true],
	])('%s', (_, isLong) => {
		it('COMP-27 limits the length if a maximum is set', async () => {
			const { user } = render(<Host isLong={isLong} maxLength={5} />);
			await user.type(box(), 'jetpack');
			expect(box()).toHaveValue('jetpa');
		});

		it('COMP-27 has no limit by default, and is described by its help, and by its error first if there is one', () => {
			const { rerender } = render(<Host isLong={isLong} help="In your mail." />);
			expect(box()).toBeValid();
			expect(box()).not.toHaveAttribute('maxlength');
			expect(box()).toHaveAccessibleDescription('In your mail.');
			rerender(<Host isLong={isLong} help="In your mail." error="Invalid license key." />);
			expect(box()).toBeInvalid();
			expect(box()).toHaveAccessibleDescription('Invalid license key. In your mail.');
		});
	});
});

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
	it('connects the selected tab to its panel', async () => {
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

	it('moves the focus with the arrow keys, and selects only on Enter, because a selection may send a request', async () => {
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

it.each([
	['ArrowRight', 2, false, 0],
	['ArrowLeft', 0, false, 2],
	['ArrowRight', 0, true, 2],
	['ArrowLeft', 0, true, 1],
	['Home', 2, false, 0],
	['End', 0, false, 2],
	['a', 0, false, undefined],
])('nextTab: %s from tab %d (right to left: %s) moves to %s', (key, index, isRtl, target) => {
	expect(nextTab(key, index, 3, isRtl)).toBe(target);
});

describe('ChoiceGroup', () => {
	type Color = 'red' | 'blue';

	function Colors({ onChange, ...props }: Partial<ChoiceGroupProps<Color>>) {
		const [value, setValue] = useState<Color>('red');
		const choices = [
			{ value: 'red', label: 'Red', isOn: value === 'red' },
			{ value: 'blue', label: 'Blue', isOn: value === 'blue' },
		] as const;
		const choose = (next: Color, isOn: boolean) => {
			setValue(next);
			onChange?.(next, isOn);
		};
		return (
			<ChoiceGroup type="radio" label="Color" choices={choices} onChange={choose} {...props} />
		);
	}

	const radio = (name: string) => screen.getByRole('radio', { name });

	it('is one stop in the tab order, and selects with the arrow keys or a click on a label', async () => {
		const onChange = jest.fn();
		const { user } = render(<Colors onChange={onChange} />);
		expect(screen.getByRole('group', { name: 'Color' })).toBeVisible();
		await user.tab();
		expect(radio('Red')).toHaveFocus();
		await user.keyboard('{ArrowDown}');
		expect(radio('Blue')).toBeChecked();
		await user.click(screen.getByText('Red'));
		expect(radio('Red')).toBeChecked();
		expect(onChange.mock.calls).toEqual([
			['blue', true],
			['red', true],
		]);
	});

	it('is described by its error, then by its help, and cannot be changed while disabled', async () => {
		const onChange = jest.fn();
		const texts = { help: 'For the background.', error: 'Not in stock.' };
		const { user } = render(<Colors disabled onChange={onChange} {...texts} />);
		expect(screen.getByRole('group', { name: 'Color' })).toHaveAccessibleDescription(
			'Not in stock. For the background.',
		);
		await user.click(screen.getByText('Blue'));
		expect(radio('Blue')).toBeDisabled();
		expect(onChange).not.toHaveBeenCalled();
	});
});
