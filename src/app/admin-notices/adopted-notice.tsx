import { useRef, useMemo, type FocusEvent, type RefObject, useLayoutEffect } from 'react';
import { resolveAdminNoticeStatus } from '@/domain/notices/admin-notice';
import { Notice } from '@/ui/notice';
import {
	dismissElement,
	isFocusIn,
	isFocusLost,
	keepIn,
	type AdoptableKind,
	type FoundNotice,
} from './notice-area';
import type { AdoptedRecord } from './use-admin-notices';
import styles from './style.module.scss';

interface NoticeSlotProps {
	element: HTMLElement;
	onGone: () => void;
}

/** A slot whose content React never renders: it contains another plugin's element. */
function NoticeSlot({ element, onGone }: NoticeSlotProps) {
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

/** Tracks whether an element has the focus when it is removed. */
function useFocusWatch(frame: RefObject<HTMLElement>) {
	const wasLast = useRef(false);
	return useMemo(
		() => ({
			hadFocus: () => isFocusIn(frame.current) || (wasLast.current && isFocusLost()),
			handlers: {
				onFocus: () => {
					wasLast.current = true;
				},
				// Without a related target, the removal itself may have caused the blur.
				onBlur: ({ relatedTarget }: FocusEvent) => {
					wasLast.current = relatedTarget === null;
				},
			},
		}),
		[frame],
	);
}

/** Two related plugins, whose notices get our style. */
export const isStyled = (kind: AdoptableKind) => kind === 'vault' || kind === 'store';

interface AdoptedNoticeProps extends FoundNotice {
	onGone: (hadFocus: boolean) => void;
}

/**
 * A notice that has been moved into the app: in our style, with our button to dismiss it, or unchanged
 * (NOTICE-01, NOTICE-03).
 */
export function AdoptedNotice({ element, kind, onGone }: AdoptedNoticeProps) {
	const frame = useRef<HTMLDivElement>(null);
	const { handlers, hadFocus } = useFocusWatch(frame);
	const slot = <NoticeSlot element={element} onGone={() => onGone(hadFocus())} />;

	return isStyled(kind) ? (
		<div ref={frame} className={styles.styled} {...handlers}>
			<Notice
				status={resolveAdminNoticeStatus([...element.classList])}
				onDismiss={() => dismissElement(element)}
			>
				{slot}
			</Notice>
		</div>
	) : (
		<div ref={frame} {...handlers}>
			{slot}
		</div>
	);
}

export interface NoticeListProps {
	notices: AdoptedRecord[];
	onGone: (id: number, hadFocus: boolean) => void;
}

export function NoticeList({ notices, onGone }: NoticeListProps) {
	return (
		<>
			{notices.map(({ id, ...notice }) => (
				<AdoptedNotice key={id} {...notice} onGone={(hadFocus) => onGone(id, hadFocus)} />
			))}
		</>
	);
}
