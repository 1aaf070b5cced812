import { useRef } from 'react';
import { resolveAdminNoticeStatus } from '@/domain/notices/admin-notice';
import { assertNever } from '@/lib/assert-never';
import { Notice } from '@/ui/notice';
import { dismissElement, type FoundNotice } from './notice-area';
import { NoticeSlot } from './notice-slot';
import styles from './style.module.scss';
import { useFocusWatch } from './use-focus-watch';

interface AdoptedNoticeProps extends FoundNotice {
	/** @param hadFocus Whether the focus was in the notice. */
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

	switch (kind) {
		case 'vault':
		case 'store':
			return (
				<div ref={frame} className={styles.styled} {...handlers}>
					<Notice
						status={resolveAdminNoticeStatus([...element.classList])}
						onDismiss={() => dismissElement(element)}
					>
						{slot}
					</Notice>
				</div>
			);
		case 'jetpack':
		case 'jetpack-error':
		case 'error':
		case 'other':
		case 'empty':
			return (
				<div ref={frame} {...handlers}>
					{slot}
				</div>
			);
		default:
			return assertNever(kind);
	}
}
