import {
	memo,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	type ClipboardEvent,
	type KeyboardEvent,
	type RefObject,
} from 'react';
import { clsx } from 'clsx';
import { plus } from '@wordpress/icons';
import { __, sprintf } from '@wordpress/i18n';
import { Button } from '@/ui/button';
import { Field, type FieldProps } from '@/ui/field';
import { insertText } from '@/ui/insert-text';
import { announce, VisuallyHidden } from '@/ui/screen-reader';
import styles from './style.module.scss';

/** A part of the field's text. A part with a name is a token. */
export interface TokenFieldPart {
	text: string;
	name?: string;
}

export interface TokenFieldProps extends Omit<FieldProps, 'label'> {
	label: string;
	/** The whole text of the field, in order. */
	parts: readonly TokenFieldPart[];
	/** The tokens that the buttons insert; keep the list stable. */
	tokens: readonly Required<TokenFieldPart>[];
	onChange: (text: string) => void;
	placeholder?: string;
	readOnly?: boolean;
	disabled?: boolean;
}

/** The field is a single line that wraps. */
const joinLines = (text: string) => text.replace(/\r\n?|\n/g, ' ');

const nameToken = (name: string) =>
	/* translators: accessibility text. %s: name of a token, such as "Site name". */
	sprintf(__('%s, token'), name);

interface TokenButtonsProps extends Pick<TokenFieldProps, 'label' | 'tokens'> {
	isFixed: boolean;
	onInsert: (text: string) => void;
}

/** Memoized, because typing in the field doesn't change them. */
const TokenButtons = memo(function TokenButtons(props: TokenButtonsProps) {
	const { label, tokens, isFixed, onInsert } = props;
	return (
		<div
			role="group"
			/* translators: accessibility text. %s: name of a field. */
			aria-label={sprintf(__('Insert into %s'), label)}
			className={styles.tokens}
		>
			{tokens.map(({ text, name }) => (
				<Button
					key={text}
					variant="tertiary"
					size="small"
					icon={plus}
					disabled={isFixed}
					accessibleWhenDisabled
					onClick={() => onInsert(text)}
				>
					{name}
				</Button>
			))}
		</div>
	);
});

/** The token that ends or begins at a position in the text. */
function findTokenAt(parts: readonly TokenFieldPart[], place: number, edge: 'start' | 'end') {
	let start = 0;
	for (const { text, name } of parts) {
		const end = start + text.length;
		if (name !== undefined && place === (edge === 'start' ? start : end)) {
			return { start, end, name };
		}
		start = end;
	}
	return undefined;
}

/** Announces a new token at the caret, whether it was typed, pasted or inserted. */
function useTokenVoice(
	ref: RefObject<HTMLTextAreaElement | null>,
	parts: readonly TokenFieldPart[],
) {
	const count = parts.filter(({ name }) => name !== undefined).length;
	const former = useRef(count);
	useEffect(() => {
		const field = ref.current;
		if (count > former.current && field && field === field.ownerDocument.activeElement) {
			const token = findTokenAt(parts, field.selectionEnd, 'end');
			if (token) {
				announce(nameToken(token.name));
			}
		}
		former.current = count;
	}, [ref, count, parts]);
}

/**
 * A text with tokens. The value is the field's own text, so the caret, selection, undo and pasting are the
 * browser's. A layer behind the text draws the tokens; one key deletes a token, and one undo restores it.
 */
export function TokenField({
	label,
	help,
	error,
	parts,
	tokens,
	onChange,
	placeholder,
	readOnly = false,
	disabled = false,
}: TokenFieldProps) {
	const ref = useRef<HTMLTextAreaElement>(null);
	/** The caret's position before lines were joined: React moves it to the end of a text that it changes. */
	const caret = useRef<number | null>(null);
	const wasVisited = useRef(false);
	const value = parts.map(({ text }) => text).join('');
	const hasTokens = parts.some(({ name }) => name !== undefined);
	const isFixed = readOnly || disabled;
	useTokenVoice(ref, parts);

	useLayoutEffect(() => {
		if (caret.current !== null) {
			ref.current?.setSelectionRange(caret.current, caret.current);
			caret.current = null;
		}
	}, [value]);

	const handleChange = (field: HTMLTextAreaElement) => {
		const text = joinLines(field.value);
		caret.current = text === field.value ? null : field.selectionEnd;
		onChange(text);
	};

	const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
		const field = event.currentTarget;
		const isComposing = event.nativeEvent.isComposing;
		if (event.key === 'Enter' && !isComposing) {
			event.preventDefault();
			return;
		}
		const edges: Partial<Record<string, 'start' | 'end'>> = { Backspace: 'end', Delete: 'start' };
		const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
		const wanted = isPlain && !isComposing && !isFixed && edges[event.key];
		const token =
			wanted &&
			field.selectionStart === field.selectionEnd &&
			findTokenAt(parts, field.selectionEnd, wanted);
		if (token) {
			event.preventDefault();
			field.setSelectionRange(token.start, token.end);
			insertText(field, '');
			/* translators: accessibility text. %s: name of a token, such as "Site name". */
			announce(sprintf(__('%s removed'), token.name));
		}
	};

	const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
		const pasted = event.clipboardData.getData('text');
		if (!isFixed && joinLines(pasted) !== pasted) {
			event.preventDefault();
			insertText(event.currentTarget, joinLines(pasted.trim()));
		}
	};

	const insert = useCallback((text: string) => {
		const field = ref.current;
		if (!field) {
			return;
		}
		if (!wasVisited.current) {
			field.setSelectionRange(field.value.length, field.value.length);
		}
		insertText(field, text);
	}, []);

	// An empty field has the direction of its page.
	const dir = value === '' ? undefined : 'auto';
	return (
		<div className={styles.field}>
			<Field label={label} help={help} error={error}>
				{(control) => (
					<div className={styles.layers}>
						<div
							aria-hidden
							dir={dir}
							className={clsx(
								control.className,
								styles.layer,
								styles.drawing,
								isFixed && styles.fixed,
							)}
						>
							{parts.map(({ text, name }, index) =>
								name === undefined ? text : <mark key={index}>{text}</mark>,
							)}
							{/* Keeps the line's height in an empty field. */}
							{'\u200b'}
						</div>
						<textarea
							{...control}
							aria-describedby={
								clsx(control['aria-describedby'], hasTokens && `${control.id}-tokens`) || undefined
							}
							ref={ref}
							dir={dir}
							rows={1}
							value={value}
							placeholder={placeholder}
							readOnly={readOnly}
							disabled={disabled}
							spellCheck={false}
							className={clsx(control.className, styles.layer, styles.text)}
							onChange={(event) => handleChange(event.currentTarget)}
							onKeyDown={handleKey}
							onPaste={handlePaste}
							onFocus={() => {
								wasVisited.current = true;
							}}
						/>
						{hasTokens && (
							<VisuallyHidden id={`${control.id}-tokens`}>
								{parts
									.map(({ text, name }) => (name === undefined ? text.trim() : nameToken(name)))
									.filter(Boolean)
									.join('; ')}
							</VisuallyHidden>
						)}
					</div>
				)}
			</Field>
			<TokenButtons label={label} tokens={tokens} isFixed={isFixed} onInsert={insert} />
		</div>
	);
}
