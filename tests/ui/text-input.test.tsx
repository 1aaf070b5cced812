import { useState } from 'react';
import { TextInput, type TextInputProps } from '@/ui/text-input';
import { Textarea } from '@/ui/textarea';
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

		it('COMP-27 has no limit by default', async () => {
			const { user } = render(<Host isLong={isLong} />);
			await user.type(box(), 'jetpack jetpack');
			expect(box()).toHaveValue('jetpack jetpack');
			expect(box()).not.toHaveAttribute('maxlength');
		});

		it('is described by its help, and by its error first if there is one', () => {
			const { rerender } = render(<Host isLong={isLong} help="In your mail." />);
			expect(box()).toBeValid();
			expect(box()).toHaveAccessibleDescription('In your mail.');
			rerender(<Host isLong={isLong} help="In your mail." error="Invalid license key." />);
			expect(box()).toBeInvalid();
			expect(box()).toHaveAccessibleDescription('Invalid license key. In your mail.');
		});
	});
});
