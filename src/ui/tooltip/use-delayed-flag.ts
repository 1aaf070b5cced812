import { useCallback, useEffect, useRef, useState } from 'react';

/** Long enough to cross the gap from the trigger to its tooltip. */
const GRACE = 100;

/** A flag that goes on after a delay, and off after a moment's grace or at once. */
export function useDelayedFlag(delay: number) {
	const [isOn, setIsOn] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

	const schedule = useCallback((next: boolean, wait: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setIsOn(next), wait);
	}, []);
	useEffect(() => () => clearTimeout(timer.current), []);

	return {
		isOn,
		turnOn: useCallback(() => schedule(true, delay), [schedule, delay]),
		turnOff: useCallback(() => schedule(false, GRACE), [schedule]),
		turnOffNow: useCallback(() => {
			clearTimeout(timer.current);
			setIsOn(false);
		}, []),
	};
}
