import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether a person has just done something. A browser that cannot say makes it one time too many. */
const isByHand = () => navigator.userActivation?.isActive ?? true;

/**
 * The question before a write, while a preview is on. What nobody asked for, as the place in an assistant that is remembered, is
 * only counted: a visit would be all questions.
 */
export function useWriteQuestion() {
	const [isAsking, setAsking] = useState(false);
	const [heldBack, setHeldBack] = useState(0);
	const waiting = useRef<(() => void)[]>([]);

	const askBeforeWrite = useCallback(async () => {
		setHeldBack((count) => count + 1);
		if (isByHand()) {
			setAsking(true);
			await new Promise<void>((resolve) => waiting.current.push(resolve));
		}
	}, []);

	const answer = useCallback(() => {
		waiting.current.splice(0).forEach((resolve) => resolve());
		setAsking(false);
	}, []);

	// Whoever waits must not wait for a panel that is gone.
	useEffect(() => answer, [answer]);

	return { isAsking, heldBack, askBeforeWrite, answer };
}
