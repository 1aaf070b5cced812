import { useState } from 'react';
import { render, screen } from '#tests/support/render';
import { RadioGroup, type RadioGroupProps } from '@/ui/radio-group';

type Color = 'red' | 'blue';

function Colors({ onChange, ...props }: Partial<RadioGroupProps<Color>>) {
	const [value, setValue] = useState<Color>('red');
	const choices = [
		{ value: 'red', label: 'Red' },
		{ value: 'blue', label: 'Blue' },
	] as const;
	const choose = (next: Color) => {
		setValue(next);
		onChange?.(next);
	};
	return <RadioGroup label="Color" choices={choices} value={value} onChange={choose} {...props} />;
}

const radio = (name: string) => screen.getByRole('radio', { name });

it('is one stop of the tab order, and chosen by arrow keys or by a label', async () => {
	const onChange = jest.fn();
	const { user } = render(<Colors onChange={onChange} />);
	expect(screen.getByRole('group', { name: 'Color' })).toBeVisible();
	await user.tab();
	expect(radio('Red')).toHaveFocus();
	await user.keyboard('{ArrowDown}');
	expect(radio('Blue')).toBeChecked();
	await user.click(screen.getByText('Red'));
	expect(radio('Red')).toBeChecked();
	expect(onChange.mock.calls).toEqual([['blue'], ['red']]);
});

it('is described by its help and by what is wrong', () => {
	render(<Colors help="Of the wall." error="Not in stock." />);
	expect(screen.getByRole('group', { name: 'Color' })).toHaveAccessibleDescription(
		'Not in stock. Of the wall.',
	);
});

it('nothing can be chosen while it is disabled', async () => {
	const onChange = jest.fn();
	const { user } = render(<Colors disabled onChange={onChange} />);
	await user.click(screen.getByText('Blue'));
	expect(radio('Blue')).toBeDisabled();
	expect(onChange).not.toHaveBeenCalled();
});
