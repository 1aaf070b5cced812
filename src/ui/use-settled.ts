import { useEffect, useState } from 'react';

/** Milliseconds without a key after which the typing has stopped. */
const REST = 800;

/** A value as it was when it last stood still. */
export function useSettled(value: string): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), REST);
		return () => clearTimeout(timer);
	}, [value]);
	return settled;
}
