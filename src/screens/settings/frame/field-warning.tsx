import { useEffect, useState } from 'react';
import { announce } from '@/ui/live-region';
import { Status } from '@/ui/status';

/** Milliseconds without a key after which the typing has stopped. */
const REST = 800;

/** A value as it was when it last stood still: half an address is no mistake. */
export function useSettled(value: string): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), REST);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}

/**
 * What looks wrong about what stands in a field, said aloud too; it may be saved all the same.
 *
 * @param props
 * @param props.text "" where nothing is wrong.
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
