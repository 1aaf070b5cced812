import type { Specials } from '../frame/card-slots';
import { SeoCard } from './seo/seo-card';

const SPECIALS: Specials = {
	seo: SeoCard,
};

export default SPECIALS;
