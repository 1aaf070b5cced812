import { forwardRef, type InputHTMLAttributes } from 'react';
import { Field, type FieldProps } from '@/ui/field';

type Native = Omit<
	InputHTMLAttributes<HTMLInputElement>,
	'onChange' | 'value' | 'className' | 'id'
>;

export interface TextInputProps extends FieldProps, Native {
	value: string;
	onChange: (value: string) => void;
	type?: 'text' | 'email' | 'url' | 'password' | 'search' | 'tel';
	/** No limit when it is not set (COMP-27). */
	maxLength?: number;
}

export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
	{ label, help, error, onChange, type = 'text', ...rest },
	ref,
) {
	return (
		<Field label={label} help={help} error={error}>
			{(control) => (
				<input
					{...rest}
					{...control}
					ref={ref}
					type={type}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Field>
	);
});
