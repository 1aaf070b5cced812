import {
	forwardRef,
	useId,
	type InputHTMLAttributes,
	type ReactNode,
	type SelectHTMLAttributes,
	type TextareaHTMLAttributes,
} from 'react';
import { clsx } from 'clsx';
import { caution, chevronDown } from '@wordpress/icons';
import { Icon } from '@/ui/icon';
import styles from './style.module.scss';

export interface FieldProps {
	label: ReactNode;
	help?: ReactNode;
	error?: ReactNode;
}

interface ControlProps {
	id: string;
	className: string | undefined;
	'aria-invalid': true | undefined;
	'aria-describedby': string | undefined;
}

interface FrameProps extends FieldProps {
	children: (control: ControlProps) => ReactNode;
}

export function Field({ label, help, error, children }: FrameProps) {
	const id = useId();
	const helpId = `${id}-help`;
	const errorId = `${id}-error`;
	return (
		<div className={styles.field}>
			<label htmlFor={id} className="jd-strong">
				{label}
			</label>
			{children({
				id,
				className: styles.control,
				'aria-invalid': error ? true : undefined,
				'aria-describedby': clsx(Boolean(error) && errorId, Boolean(help) && helpId) || undefined,
			})}
			{error && (
				<div id={errorId} className={styles.error}>
					<Icon icon={caution} size={16} />
					<span>{error}</span>
				</div>
			)}
			{help && (
				<div id={helpId} className="jd-caption">
					{help}
				</div>
			)}
		</div>
	);
}

/** Ours, and the browser's own attributes of a control. */
type WithNative<Attributes> = FieldProps &
	Omit<Attributes, 'onChange' | 'value' | 'className' | 'id'> & {
		value: string;
		onChange: (value: string) => void;
	};

/** No limit of the length when it is not set (COMP-27). */
export type TextInputProps = WithNative<InputHTMLAttributes<HTMLInputElement>>;

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

/** No limit of the length when it is not set (COMP-27). */
export type TextareaProps = WithNative<TextareaHTMLAttributes<HTMLTextAreaElement>>;

export function Textarea({ label, help, error, onChange, rows = 4, ...rest }: TextareaProps) {
	return (
		<Field label={label} help={help} error={error}>
			{(control) => (
				<textarea
					{...rest}
					{...control}
					rows={rows}
					onChange={(event) => onChange(event.target.value)}
				/>
			)}
		</Field>
	);
}

export type SelectProps = WithNative<Omit<SelectHTMLAttributes<HTMLSelectElement>, 'multiple'>> & {
	/** Value → label, in display order. A value without an entry is shown as it is. */
	options: Record<string, string>;
};

export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
	{ label, help, error, onChange, options, value, ...rest },
	ref,
) {
	const isKnown = value in options;
	return (
		<Field label={label} help={help} error={error}>
			{(control) => (
				<div className={styles.chooser}>
					<select
						{...rest}
						{...control}
						ref={ref}
						value={value}
						onChange={(event) => onChange(event.target.value)}
					>
						{!isKnown && <option value={value}>{value}</option>}
						{Object.entries(options).map(([key, text]) => (
							<option key={key} value={key}>
								{text}
							</option>
						))}
					</select>
					{/* wp-admin removes the browser's arrow. */}
					<Icon icon={chevronDown} className={styles.arrow} />
				</div>
			)}
		</Field>
	);
});
