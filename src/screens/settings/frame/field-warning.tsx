import { useEffect, useState } from 'react';
import { announce } from '@/ui/live-region';
import { Status } from '@/ui/status';

/** Milliseconds without a key press after which typing has paused. */
const REST = 800;

/** The value at the last pause in typing, because a half-typed address is no mistake. */
export function useSettled(value: string): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), REST);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}

/**
 * A warning about a value that looks wrong, which is announced, too. The value can still be saved.
 *
 * @param props
 * @param props.text "" if there is nothing to warn about.
 */
export function FieldWarning({ text }: { text: string }) {
	useEffect(() => {
		if (text) {
			announce(text);
		}
	}, [text]);
	return text ? (
		<div>
			<Status intent="warning">{text}</Status>
		</div>
	) : null;
}
