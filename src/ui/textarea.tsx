import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from '@/ui/field';

type Native = Omit<
	TextareaHTMLAttributes<HTMLTextAreaElement>,
	'onChange' | 'value' | 'className' | 'id'
>;

export interface TextareaProps extends FieldProps, Native {
	value: string;
	onChange: (value: string) => void;
	/** No limit when it is not set (COMP-27). */
	maxLength?: number;
}

export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(
	{ label, help, error, onChange, rows = 4, ...rest },
	ref,
) {
	return (
		<Field label={label} help={help} error={error}>
			{(control) => (
				<textarea
					{...rest}
					{...control}
					ref={ref}
					rows={rows}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Field>
	);
});
