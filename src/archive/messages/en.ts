/** Words of the resources archive. */
export const en = {
  notFound: {
    title: 'Post Not Found',
    text: "The post you're looking for doesn't exist.",
    back: 'Back to Resources',
  },
} as const;
