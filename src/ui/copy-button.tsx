import { useEffect, useRef, useState } from 'react';
import { check, copy as copyIcon } from '@wordpress/icons';
import { __ } from '@wordpress/i18n';
import { Button, type ButtonProps } from '@/ui/button';
import { announce } from '@/ui/screen-reader';

/** How long "Copied!" is shown, in milliseconds (COMP-02). */
const CONFIRMATION_TIME = 4000;

export interface CopyButtonProps {
	text: string;
	copy: (text: string) => Promise<void>;
	/** Shows the text to copy by hand when the clipboard isn't available (COMP-03). */
	promptFallback: (text: string) => void;
	size?: ButtonProps['size'];
	/** "Copy" by default, and to a screen reader what is copied (`TitleId`). */
	label?: string;
}

/** Copies a text and confirms it for four seconds (COMP-01..03). */
export function CopyButton({ text, copy, promptFallback, size, label }: CopyButtonProps) {
	const [isCopied, setIsCopied] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	const handleClick = async () => {
		try {
			await copy(text);
		} catch {
			promptFallback(text);
			return;
		}
		setIsCopied(true);
		announce(__('Copied!'));
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setIsCopied(false), CONFIRMATION_TIME);
	};

	return (
		<Button
			size={size}
			icon={isCopied ? check : copyIcon}
			isForCard={label === undefined}
			onClick={handleClick}
		>
			{isCopied ? __('Copied!') : (label ?? __('Copy'))}
		</Button>
	);
}
