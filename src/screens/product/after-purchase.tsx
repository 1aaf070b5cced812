import { useEffect, useRef } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { ProductView } from '@/domain/plans/product-page';
import { announce } from '@/ui/screen-reader';
import { Notice } from '@/ui/notice';

interface AfterPurchaseProps {
	view: ProductView;
	/** Name of the product. */
	name: string;
	/** Whether the purchase is being checked. */
	isChecking: boolean;
	onCheck: () => void;
}

/**
 * Shows the result of a checkout to a returning buyer; a product is called active only if the provider has
 * confirmed it.
 */
export function AfterPurchase({ view, name, isChecking, onCheck }: AfterPurchaseProps) {
	const place = useRef<HTMLDivElement>(null);
	const hasAsked = useRef(false);
	const isThere = view.kind === 'included';
	/* translators: %s: name of a product. */
	const success = sprintf(__('%s is active on this site.'), name);
	useEffect(() => {
		if (isThere) {
			announce(success);
		}
		// The focused button has been removed.
		if (isThere && hasAsked.current) {
			place.current?.focus();
		}
	}, [isThere, success]);

	const check = () => {
		hasAsked.current = true;
		onCheck();
	};
	if (!isThere && view.kind !== 'offer') {
		return null;
	}
	const waiting = isChecking
		? __('Checking your plan…')
		: /* translators: %s: name of a product. */
			__('Just bought %s? It can take a few minutes to show up.');
	return (
		<div ref={place} tabIndex={-1}>
			{isThere ? (
				<Notice status="success">{success}</Notice>
			) : (
				<Notice status="info" actions={[{ label: __('Check again'), onClick: check }]}>
					{sprintf(waiting, name)}
				</Notice>
			)}
		</div>
	);
}
