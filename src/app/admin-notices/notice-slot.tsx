import { useLayoutEffect, useRef } from 'react';
import { keepIn } from './notice-area';
import styles from './style.module.scss';

interface NoticeSlotProps {
	element: HTMLElement;
	onGone: () => void;
}

/** A place whose content React never draws: somebody else's element stands in it. */
export function NoticeSlot({ element, onGone }: NoticeSlotProps) {
	const slot = useRef<HTMLDivElement>(null);
	const tell = useRef(onGone);

	useLayoutEffect(() => {
		tell.current = onGone;
	});

	useLayoutEffect(
		() => (slot.current ? keepIn(slot.current, element, () => tell.current()) : undefined),
		[element],
	);

	return <div ref={slot} className={styles.slot} />;
}
