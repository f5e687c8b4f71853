/** Choices in the registration form. These values are stored; pages show their translations. */

export const countries = [
  'United States',
  'Canada',
  'United Kingdom',
  'Germany',
  'France',
  'Japan',
  'South Korea',
  'China',
  'Australia',
  'Brazil',
  'India',
  'Netherlands',
  'Sweden',
  'Norway',
  'Denmark',
  'Finland',
  'Switzerland',
  'Austria',
  'Belgium',
  'Italy',
  'Spain',
  'Portugal',
  'Mexico',
  'Argentina',
  'Chile',
  'Colombia',
  'Peru',
  'Venezuela',
  'Ecuador',
  'Uruguay',
  'Paraguay',
  'Bolivia',
  'Guyana',
  'Suriname',
  'French Guiana',
  'Other',
] as const;
export type Country = (typeof countries)[number];

export const jobs = [
  'Steel Engineer',
  'Metallurgist',
  'Quality Control Engineer',
  'Production Manager',
  'Research Engineer',
  'Design Engineer',
  'Materials Scientist',
  'Process Engineer',
  'Project Manager',
  'Technical Consultant',
  'Student',
  'Other',
] as const;
export type Job = (typeof jobs)[number];

export const industries = [
  'Steel Manufacturing',
  'Metallurgy',
  'Automotive',
  'Aerospace',
  'Construction',
  'Energy',
  'Oil & Gas',
  'Mining',
  'Heavy Machinery',
  'Shipbuilding',
  'Railways',
  'Defense',
  'Research & Development',
  'Academia',
  'Consulting',
  'Quality Control',
  'Materials Science',
  'Chemical Processing',
  'Electronics',
  'Other',
] as const;
export type Industry = (typeof industries)[number];

export const paymentMethods = ['paypal', 'eximbay', 'toss'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Payment method that is recommended in Korea. */
export const koreanMethod: PaymentMethod = 'toss';
