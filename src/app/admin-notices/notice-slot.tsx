import { useLayoutEffect, useRef } from 'react';
import { keepIn } from './notice-area';
import styles from './style.module.scss';

interface NoticeSlotProps {
	element: HTMLElement;
	onGone: () => void;
}

/** A slot whose content React never renders: it contains another plugin's element. */
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

	return <div ref={slot} className={styles.slot} data-notice-slot />;
}
