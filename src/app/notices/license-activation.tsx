import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ActivationNotice } from '@/domain/licensing';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import {
	dismissActivationNotice,
	loadLicenses,
	selectActivationNotice,
	selectLicensing,
} from '@/state/licensing';
import { useAfterPaint } from '@/ui/after-paint';
import { Notice } from '@/ui/notice';
import { Skeleton } from '@/ui/skeleton';
import { focusScreenHeading } from '@/ui/screen-title';

function describe(view: Extract<ActivationNotice, { kind: 'one' | 'several' }>): string {
	if (view.kind === 'several') {
		return sprintf(
			/* translators: %d: number of licenses. */
			_n(
				'You have %d unused license. Activate it on this site.',
				'You have %d unused licenses. Activate them on this site.',
				view.count,
			),
			view.count,
		);
	}
	return view.product
		? sprintf(
				/* translators: %s: name of a product. */
				__('You have an unused license for %s. Activate it on this site.'),
				view.product,
			)
		: __('You have an unused license. Activate it on this site.');
}

/** Reminds the owner of unused licenses (LIC-16 to LIC-22, LIC-39). */
export function LicenseActivation() {
	const dispatch = useAppDispatch();
	const { pathname } = useLocation();
	const [now] = useState(() => Date.now());
	const view = useAppSelector((state) => selectActivationNotice(state, pathname, now));
	const isOne = useAppSelector(selectLicensing).counts?.detached === 1;
	const isNamed = isOne && view.kind !== 'hidden';

	// A single license is shown by name, from a list that is never older than its count (LIC-21).
	useAfterPaint(
		useCallback(() => {
			if (isNamed) {
				void dispatch(loadLicenses({ force: true }));
			}
		}, [dispatch, isNamed]),
	);

	const dismiss = () => {
		focusScreenHeading();
		void dispatch(dismissActivationNotice());
	};

	switch (view.kind) {
		case 'hidden':
			return null;
		case 'loading':
			return <Skeleton height={56} label={__('Loading your licenses…')} />;
		default:
			return (
				<Notice
					status="info"
					onDismiss={dismiss}
					actions={[
						{
							label: __('Activate a license'),
							href: '#/license/activation',
						},
					]}
				>
					{describe(view)}
				</Notice>
			);
	}
}
