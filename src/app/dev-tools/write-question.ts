import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Whether the person has just interacted with the page. In a browser without this API the question is asked
 * too often.
 */
const isByHand = () => navigator.userActivation?.isActive ?? true;

/**
 * The question before a write during a preview. Automatic writes, such as the saved step of the assistant,
 * are only counted; otherwise a visit would be full of questions.
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

	// Answers a pending question when the panel unmounts.
	useEffect(() => answer, [answer]);

	return { isAsking, heldBack, askBeforeWrite, answer };
}
