import type { ReactElement, SVGProps } from 'react';
import {
	backup,
	comment,
	payment,
	search,
	shield,
	grid,
	starEmpty,
	starFilled,
	video,
} from '@wordpress/icons';
import { describeSlug, type PlanIcon } from '@/domain/plans/describe-slug';
import { Icon } from '@/ui/icon';

export const PRODUCT_ICONS: Record<PlanIcon, ReactElement<SVGProps<SVGSVGElement>>> = {
	free: starEmpty,
	plan: starFilled,
	security: grid,
	backup,
	search,
	scan: shield,
	'anti-spam': comment,
	videopress: video,
	generic: payment,
};

/** The icon of a plan or product; an unknown one gets a generic image (OFFER-09). */
export const ProductIcon = ({ slug }: { slug: string }) => (
	<Icon icon={PRODUCT_ICONS[describeSlug(slug).icon]} />
);
