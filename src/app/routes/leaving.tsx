import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { leaveFor } from '@/state/leave';
import { selectSite } from '@/state/site';
import { ScreenTitle } from '@/ui/screen-title';
import { Spinner } from '@/ui/spinner';
import { Arrival, type ArrivalPlace } from './arrival';
import { DoublePurchase } from './double-purchase';
import styles from './style.module.scss';

interface LeavingProps extends ArrivalPlace {
	source: string;
}

/** Sends the browser to the provider's plans page for this site (SHELL-12, SHELL-13). */
export function Leaving({ source, ...place }: LeavingProps) {
	const dispatch = useAppDispatch();
	const { rawUrl } = useAppSelector(selectSite);
	const url = getRedirectUrl(source, { site: rawUrl });

	useEffect(() => {
		dispatch(leaveFor(url, { isReplacing: true }));
	}, [dispatch, url]);

	return (
		<div className={styles.leaving}>
			<ScreenTitle>{__('Taking you to the plans page…', 'jetpack')}</ScreenTitle>
			<Spinner />
			<p>
				<a href={url}>{__('Open the plans page', 'jetpack')}</a>
			</p>
			{source === 'jetpack-plans' && <DoublePurchase />}
			<Arrival {...place} />
		</div>
	);
}
