import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { describeSilence } from '@/domain/site/as-of';
import { useAppDispatch } from '@/state/store/hooks';
import { askAgain } from '@/state/store/arrivals';
import type { ErrorInfo } from '@/state/store/types';
import { Notice } from '@/ui/notice';
import { useAnnouncement } from '@/ui/screen-reader';
import { focusScreenHeading } from '@/ui/screen-title';
import styles from './style.module.scss';

/** One line for all cards, which show what the site has kept of the provider's answers. It comes later, so it takes no room of theirs. */
export function Silence({ failure }: { failure: ErrorInfo }) {
	const dispatch = useAppDispatch();
	const [isClosed, setIsClosed] = useState(false);
	const reason = describeSilence(failure);
	useAnnouncement(reason);
	const close = () => {
		focusScreenHeading();
		setIsClosed(true);
	};
	return isClosed ? null : (
		<div className={styles.global}>
			<Notice
				status="warning"
				onDismiss={close}
				actions={[
					{
						label: __('Try again'),
						onClick: () => dispatch(askAgain()),
					},
				]}
			>
				{reason} {__('You see what your site last knew.')}
			</Notice>
		</div>
	);
}
