import { useLayoutEffect, useRef } from 'react';
import { resolveAdminNoticeStatus } from '@/domain/notices/admin-notice';
import { isFocusLost } from '@/ui/card/use-kept-focus';
import { Notice } from '@/ui/notice';
import {
	dismissElement,
	isFocusIn,
	keepIn,
	type AdoptableKind,
	type FoundNotice,
} from './notice-area';
import type { AdoptedRecord } from './use-admin-notices';
import styles from './style.module.scss';

/** A slot whose content React never renders: it contains another plugin's element. */
function NoticeSlot({ element, onGone }: { element: HTMLElement; onGone: () => void }) {
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
	const wasLastFocused = useRef(false);
	const hadFocus = () =>
		isFocusIn(frame.current) || (wasLastFocused.current && isFocusLost(document));
	const slot = <NoticeSlot element={element} onGone={() => onGone(hadFocus())} />;

	return (
		<div
			ref={frame}
			className={isStyled(kind) ? styles.styled : undefined}
			onFocus={() => {
				wasLastFocused.current = true;
			}}
			onBlur={({ relatedTarget }) => {
				// Without a related target, the removal itself may have caused the blur.
				wasLastFocused.current = relatedTarget === null;
			}}
		>
			{isStyled(kind) ? (
				<Notice
					status={resolveAdminNoticeStatus([...element.classList])}
					onDismiss={() => dismissElement(element)}
				>
					{slot}
				</Notice>
			) : (
				slot
			)}
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
